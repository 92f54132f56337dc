import type { SelectQueryBuilder } from 'typeorm';
import type { MessageCountEntity } from '../tables/message-count.entity';
import type { MessageEntity } from '../tables/message.entity';

/** The kinds of messages that have stored counts of their own. */
export type MessageClass = Pick<MessageCountEntity, 'kind' | 'archived' | 'unread'>;
export type Selected = SelectQueryBuilder<MessageEntity>;
export type ClassFilter = Pick<MessageClass, 'archived'> & Partial<MessageClass>;
/** `held` messages are in no class: `archived` says nothing of them. */
export type ListFilter = ClassFilter & { held?: boolean };

/** The messages that an owner still has to read: counted in the menu and for each code. */
export const TO_READ = { archived: false, unread: true } as const satisfies ClassFilter;

export function toClass(message: Pick<MessageEntity, 'kind' | 'archivedAt' | 'readAt'>): MessageClass {
  return { kind: message.kind, archived: message.archivedAt !== null, unread: message.readAt === null };
}

/** Whether a filter matches messages of a class. */
export function isInClass({ archived, unread, kind }: ClassFilter, messageClass: MessageClass): boolean {
  return (
    messageClass.archived === archived &&
    (unread === undefined || messageClass.unread === unread) &&
    (kind === undefined || messageClass.kind === kind)
  );
}

/** The same filter as SQL conditions on `m`; or those that match messages which are held, and have no class. */
export function narrow(select: Selected, { archived, held, unread, kind }: ListFilter): Selected {
  if (held) select.andWhere('m.heldAt IS NOT NULL');
  else select.andWhere(`m.archivedAt IS ${archived ? 'NOT NULL AND m.heldAt IS NULL' : 'NULL'}`);
  if (unread !== undefined) select.andWhere(`m.readAt IS ${unread ? 'NULL' : 'NOT NULL'}`);
  return kind ? select.andWhere('m.kind = :kind', { kind }) : select;
}
