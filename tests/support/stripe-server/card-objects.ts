import type Stripe from 'stripe';

/** Cards, what saves them and what is paid with them, as Stripe sends them. */

export function setupIntentObject(id: string, customer: string, at: number): Stripe.SetupIntent {
  return {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_x`,
    created: at,
    customer,
    description: null,
    excluded_payment_method_types: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  };
}

export function paymentMethodObject(
  id: string,
  customer: string | null,
  at: number,
): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    created: at,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

export function invoicePaymentObject(
  id: string,
  from: { invoice: string; intent: string; at: number; amount: number },
): Stripe.InvoicePayment {
  return {
    id,
    object: 'invoice_payment',
    amount_paid: from.amount,
    amount_requested: from.amount,
    created: from.at,
    currency: 'usd',
    invoice: from.invoice,
    is_default: true,
    livemode: false,
    payment: { payment_intent: from.intent, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: from.at },
  };
}

export function refundObject(
  id: string,
  from: { intent: string; amount: number; at: number },
): Stripe.Refund {
  return {
    id,
    object: 'refund',
    amount: from.amount,
    balance_transaction: null,
    charge: null,
    created: from.at,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: from.intent,
    payment_method: null,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
