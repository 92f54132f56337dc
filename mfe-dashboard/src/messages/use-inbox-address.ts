import { MESSAGE_KINDS, MESSAGE_VIEWS } from '@ringtag/contracts';
import { useListAddress, type ListAddress } from '@ringtag/lists';
import type { MessageFilter } from './messages.queries';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export type InboxAddress = ListAddress<'show' | 'code' | 'kind'>;

/** Returns what the inbox shows. The address keeps it: `?show=unread&code=…&kind=feedback&q=…&page=2`. */
export function useInboxAddress(): { address: InboxAddress; filter: MessageFilter } {
  // Any id is accepted as a code. The server checks which codes are the reader's.
  const address: InboxAddress = useListAddress({ show: MESSAGE_VIEWS, kind: MESSAGE_KINDS, code: ID });
  const { filters, q } = address;
  return { address, filter: { ...(filters as MessageFilter), ...(q && { q }) } };
}
