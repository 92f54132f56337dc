import { Injectable } from '@nestjs/common';
import { toDisplayAlias, WORD_SEARCH } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { splitRows } from '../../platform/database/split-rows';
import { MessageWordEntity } from '../tables/message-word.entity';
import type { MessageEntity } from '../tables/message.entity';
import { toWords } from './to-words';

type Indexed = Pick<MessageEntity, 'id' | 'ownerId'>;

/** Writes the words by which owners find their conversations, in the transaction that writes the text (ADR 23). */
@Injectable()
export class MessageIndex {
  /** Adds a new message: its text, the name of its sender and the alias of its code. */
  async add(
    manager: EntityManager,
    message: Indexed & Pick<MessageEntity, 'body' | 'senderName'>,
    alias: string,
  ): Promise<void> {
    await addWords(manager, message, toTexts(message, alias));
  }

  /** Adds the words of a text that was just written in a conversation. The caller updates `activeAt`. */
  async addWritten(manager: EntityManager, message: Indexed, body: string): Promise<void> {
    await addWords(manager, message, [body]);
  }
}

function toTexts({ body, senderName }: Pick<MessageEntity, 'body' | 'senderName'>, alias: string): string[] {
  return [body, senderName ?? '', alias, toDisplayAlias(alias)];
}

async function addWords(manager: EntityManager, { id, ownerId }: Indexed, texts: string[]): Promise<void> {
  const words = new Set(texts.flatMap((text) => toWords(text, WORD_SEARCH.wordsPerText)));
  const rows = [...words].sort().map((word) => ({ ownerId, word, messageId: id }));
  for await (const some of splitRows(rows))
    // Nobody else writes words of this conversation: its message is locked, or nobody knows it yet.
    await manager
      .createQueryBuilder()
      .insert()
      .into(MessageWordEntity)
      .values(some)
      .orIgnore()
      .updateEntity(false)
      .execute();
}
