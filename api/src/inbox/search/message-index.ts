import { toDisplayAlias, WORD_SEARCH } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { insertOrChange } from '../../platform/database/insert-or-change';
import { splitRows } from '../../platform/database/split-rows';
import { MessageWordEntity } from '../tables/message-word.entity';
import type { MessageEntity } from '../tables/message.entity';
import { toWords } from './to-words';

type Indexed = Pick<MessageEntity, 'id' | 'ownerId'>;

/** Writes the words by which an owner finds a new message: its text, the name of its sender, the alias of its code. */
export function indexMessage(
  manager: EntityManager,
  message: Indexed & Pick<MessageEntity, 'body' | 'senderName'>,
  alias: string,
): Promise<void> {
  const texts = [message.body, message.senderName ?? '', alias, toDisplayAlias(alias)];
  return indexTexts(manager, message, texts);
}

/** Writes the words of texts in a conversation, in the transaction that writes the texts (ADR 23). */
export async function indexTexts(
  manager: EntityManager,
  { id, ownerId }: Indexed,
  texts: string[],
): Promise<void> {
  const words = new Set(texts.flatMap((text) => toWords(text, WORD_SEARCH.wordsPerText)));
  const rows = [...words].sort().map((word) => ({ ownerId, word, messageId: id }));
  for await (const some of splitRows(rows))
    // Nobody else writes words of this conversation: its message is locked, or nobody knows it yet.
    await insertOrChange(manager, MessageWordEntity, some);
}
