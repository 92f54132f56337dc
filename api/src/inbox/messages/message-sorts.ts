import type { SelectQueryBuilder } from 'typeorm';
import type { MessageCountEntity } from '../tables/message-count.entity';
import type { MessageEntity } from '../tables/message.entity';
import type { MessageFilter } from './message-selection';

/** What stored counts tell apart. */
export type MessageSort = Pick<MessageCountEntity, 'kind' | 'archived' | 'unread'>;
export type SortFilter = Pick<MessageFilter, 'archived' | 'unread' | 'kind'>;

/** What an owner has to read: the number in the menu, and that of each code. */
export const TO_READ = { archived: false, unread: true } as const satisfies SortFilter;

export function sortOf({
  kind,
  archivedAt,
  readAt,
}: Pick<MessageEntity, 'kind' | 'archivedAt' | 'readAt'>): MessageSort {
  return { kind, archived: archivedAt !== null, unread: readAt === null };
}

/** Whether a filter takes messages of a sort. */
export function takes({ archived, unread, kind }: SortFilter, sort: MessageSort): boolean {
  return (
    sort.archived === archived &&
    (unread === undefined || sort.unread === unread) &&
    (kind === undefined || sort.kind === kind)
  );
}

/** The same as conditions on `m`. */
export function narrow(
  select: SelectQueryBuilder<MessageEntity>,
  { archived, unread, kind }: SortFilter,
): SelectQueryBuilder<MessageEntity> {
  select.andWhere(`m.archivedAt IS ${archived ? 'NOT NULL' : 'NULL'}`);
  if (unread !== undefined) select.andWhere(`m.readAt IS ${unread ? 'NULL' : 'NOT NULL'}`);
  return kind ? select.andWhere('m.kind = :kind', { kind }) : select;
}
