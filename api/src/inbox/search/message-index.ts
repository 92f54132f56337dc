import { Injectable } from '@nestjs/common';
import { toDisplayAlias, WORD_SEARCH } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import map from 'lodash/map';
import maxBy from 'lodash/maxBy';
import { type EntityManager, In, IsNull } from 'typeorm';
import { ActivationRecords } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { splitRows } from '../../platform/database/split-rows';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';
import { toWords } from './to-words';

type Indexed = Pick<MessageEntity, 'id' | 'ownerId'>;

/** A message whose words are in the index. */
export type IndexedMessage = MessageEntity & { activeAt: Date };

/** Writes the words by which owners find their conversations, in the transaction that writes the text (ADR 23). */
@Injectable()
export class MessageIndex {
  constructor(private readonly activations: ActivationRecords) {}

  /** Adds a new message: its text, the name of its sender and the alias of its code. */
  async add(
    manager: EntityManager,
    message: Indexed & Pick<MessageEntity, 'body' | 'senderName'>,
    alias: string,
  ): Promise<void> {
    await addWords(manager, message, toTexts(message, alias));
  }

  /** Indexes a message of the previous release that is not indexed yet. Answers the message. The caller has locked it. */
  async ensure(manager: EntityManager, message: MessageEntity): Promise<IndexedMessage> {
    if (message.activeAt !== null) return message as IndexedMessage;
    const { id } = message;
    await this.takeOver(manager, [id]);
    return (await manager.findOneByOrFail(MessageEntity, { id })) as IndexedMessage;
  }

  /** Adds the words of a text that was just written in a conversation. The caller updates `activeAt`. */
  async addWritten(manager: EntityManager, message: IndexedMessage, body: string): Promise<void> {
    await addWords(manager, message, [body]);
  }

  /** Indexes whole conversations of the release before. Those that are indexed already stay as they are. */
  async takeOver(manager: EntityManager, ids: string[]): Promise<void> {
    // Else a message could be deleted meanwhile, and its words would stay.
    await lockRows(manager, MessageEntity, ids);
    const messages = await manager.findBy(MessageEntity, { id: In(ids), activeAt: IsNull() });
    const codes = await this.activations.findCodes(map(messages, 'activationId'), manager);
    const written = groupBy(
      await manager.find(ConversationMessageEntity, {
        where: { conversationId: In(map(messages, 'id')) },
        order: { position: 'ASC' },
      }),
      'conversationId',
    );
    for (const message of messages) {
      const answers = written[message.id] ?? [];
      const alias = codes.get(message.activationId)?.alias ?? '';
      await addWords(manager, message, [...toTexts(message, alias), ...map(answers, 'body')]);
      // The release before wrote times that could go back.
      const activeAt = maxBy(answers, 'createdAt')?.createdAt;
      if (activeAt) await manager.update(MessageEntity, { id: message.id }, { activeAt });
    }
    const unanswered = { id: In(map(messages, 'id')), activeAt: IsNull() };
    await manager.update(MessageEntity, unanswered, { activeAt: () => 'createdAt' });
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
