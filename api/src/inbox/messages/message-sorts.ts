import type { SelectQueryBuilder } from 'typeorm';
import type { MessageCountEntity } from '../tables/message-count.entity';
import type { MessageEntity } from '../tables/message.entity';
import type { MessageFilter } from './message-selection';

/** The kinds of messages that have stored counts of their own. */
export type MessageSort = Pick<MessageCountEntity, 'kind' | 'archived' | 'unread'>;
type Selected = SelectQueryBuilder<MessageEntity>;
export type SortFilter = Pick<MessageFilter, 'archived' | 'unread' | 'kind'>;

/** The messages that an owner still has to read: counted in the menu and for each code. */
export const TO_READ = { archived: false, unread: true } as const satisfies SortFilter;

export function toSort(message: Pick<MessageEntity, 'kind' | 'archivedAt' | 'readAt'>): MessageSort {
  return { kind: message.kind, archived: message.archivedAt !== null, unread: message.readAt === null };
}

/** Whether a filter matches messages of a sort. */
export function isOfSort({ archived, unread, kind }: SortFilter, sort: MessageSort): boolean {
  return (
    sort.archived === archived &&
    (unread === undefined || sort.unread === unread) &&
    (kind === undefined || sort.kind === kind)
  );
}

/** The same filter as SQL conditions on `m`. */
export function narrow(select: Selected, { archived, unread, kind }: SortFilter): Selected {
  select.andWhere(`m.archivedAt IS ${archived ? 'NOT NULL' : 'NULL'}`);
  if (unread !== undefined) select.andWhere(`m.readAt IS ${unread ? 'NULL' : 'NOT NULL'}`);
  return kind ? select.andWhere('m.kind = :kind', { kind }) : select;
}
