import { MESSAGE_KINDS, MESSAGE_VIEWS } from '@ringtag/contracts';
import { useListAddress, type ListAddress } from '@ringtag/lists';
import { useSearchParams } from '@ringtag/vendor-router';
import type { MessageFilter } from './messages.queries';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type InboxAddress = ListAddress<'show' | 'code' | 'kind'>;

/** Returns what the inbox shows. The address keeps it: `?show=unread&code=…&kind=feedback&q=…&page=2`. */
export function useInboxAddress(): { address: InboxAddress; filter: MessageFilter } {
  const [params] = useSearchParams();
  const code = params.get('code') ?? '';
  const address: InboxAddress = useListAddress({
    show: MESSAGE_VIEWS,
    kind: MESSAGE_KINDS,
    // Any id is accepted here. The server checks which codes are the reader's.
    code: ID.test(code) ? [code] : [],
  });
  const { filters, q } = address;
  return { address, filter: { ...(filters as MessageFilter), ...(q && { q }) } };
}
