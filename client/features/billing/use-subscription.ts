import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#client/lib/api.ts';
import type { SubscriptionDetails, SubscriptionIntent } from '#shared/contract/billing.ts';
import { PLAN } from '#shared/rules/plan.ts';

const KEY = ['/api/subscription'];

/** How the person's subscription stands. */
export function useSubscription() {
  return useQuery<SubscriptionDetails>({ queryKey: KEY });
}

/** The payment that is waiting to be made. Made on the first asking, so asked for when needed. */
export function useSubscriptionIntent(enabled: boolean) {
  return useQuery({
    queryKey: ['subscription-intent'],
    queryFn: () => api<Partial<SubscriptionIntent>>('POST', '/api/get-or-create-subscription'),
    enabled,
  });
}

/** Keeps, as proof, that the person agreed to the terms that stand on this page. */
export function keepAgreement(): Promise<unknown> {
  return api('POST', '/api/subscription/agreement', { version: PLAN.termsVersion });
}

/** Hands a saved card over. Throws `ApiError`: 402 when it is declined or must be confirmed. */
export function completeSubscription(
  paymentMethodId: string,
  confirmation?: string,
): Promise<unknown> {
  return api('POST', '/api/complete-subscription', { paymentMethodId, confirmation });
}

/** Has the server ask the payment provider how the subscription stands. */
export function refreshSubscription(): Promise<SubscriptionDetails> {
  return api('POST', '/api/subscription/refresh');
}

/** The same, once, for somebody who comes back from their bank. */
export function useReturn(enabled: boolean) {
  return useQuery({ queryKey: ['subscription-return'], queryFn: refreshSubscription, enabled });
}

export type Change = 'cancel' | 'pause' | 'resume' | 'withdraw';

/** Changes the subscription; what is shown of it is then read anew, failed or not. */
export function useChangeSubscription() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => api<{ message: string }>('POST', `/api/${change}-subscription`),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: KEY }),
        client.invalidateQueries({ queryKey: ['/api/subscription-status'] }),
      ]),
  });
}
