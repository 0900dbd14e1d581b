import { useEffect, useState } from 'react';

/** How somebody comes back who was sent to their bank. */
export interface ComingBack {
  /** The bank has a payment of theirs behind it, one way or the other. */
  paid: boolean;
  failed: boolean;
  /** The secret of a card that was saved there. */
  setupSecret: string | undefined;
}

/** Reads, once, what the way back from a bank put into the address, and takes it out of sight. */
export function useComingBack(): ComingBack {
  const [back] = useState(() => comingBack(location.search));
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const ours = query.has('card') ? '?card' : '';
    if (query.size > 0) history.replaceState(null, '', `${location.pathname}${ours}`);
  }, []);
  return back;
}

/** What a query says of the way back. */
export function comingBack(search: string): ComingBack {
  const query = new URLSearchParams(search);
  return {
    paid: query.has('payment_intent'),
    failed: query.get('redirect_status') === 'failed',
    setupSecret: query.get('setup_intent_client_secret') ?? undefined,
  };
}
