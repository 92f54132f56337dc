import type { EntityManager } from 'typeorm';
import type { MailDetails } from '../../delivery';
import { lockRows } from '../../platform/database/lock-rows';
import type { TransactionRunner } from '../../platform/database/transaction-runner';
import { MessageEntity } from '../tables/message.entity';

/** Of a mail about a conversation, as the outbox has them. */
export type Variables = Record<string, string>;

type Write = (manager: EntityManager, message: MessageEntity) => Promise<MailDetails | undefined>;

/**
 * Writes a mail while the message is locked: whatever is written to it is in this mail, or is written after it.
 * Undefined once the message is gone.
 */
export function writeLocked(
  transactions: TransactionRunner,
  { conversation: id = '' }: Variables,
  write: Write,
): Promise<MailDetails | undefined> {
  return transactions.run(async (manager) => {
    await lockRows(manager, MessageEntity, [id]);
    const message = await manager.findOneBy(MessageEntity, { id });
    return message ? write(manager, message) : undefined;
  });
}
