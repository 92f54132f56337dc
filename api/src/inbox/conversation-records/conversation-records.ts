import { Injectable } from '@nestjs/common';
import type { ConversationEnd } from '@ringtag/contracts';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { sha256 } from '../../platform/secrets/secrets';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { Readers } from '../readers/readers';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import type { Owner, Participant } from './participant';

/** A conversation, and why nobody may write in it any more. */
export interface Conversation {
  /** The message that opened it. */
  message: MessageEntity;
  /** What the message has since both sides can write. Null for one of an older release: its sender has no link. */
  thread: ConversationEntity | null;
  /** Undefined once it was deleted. */
  activation: HeldActivation | undefined;
  /** Null while both sides may write. */
  end: ConversationEnd | null;
}

export interface OpenConversation extends Conversation {
  thread: ConversationEntity;
  activation: HeldActivation;
  end: null;
}

/**
 * Finds conversations, and whether people may still write in them. To write, lock the activation and the message, then
 * find the conversation again: until the transaction ends, nobody can give up the code, delete or block the conversation,
 * or replace its link.
 */
@Injectable()
export class ConversationRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly blocked: BlockedSendersService,
    private readonly readers: Readers,
  ) {}

  async find(id: string, manager = this.dataSource.manager): Promise<Conversation | undefined> {
    const [conversation] = await this.findWhere(manager, 'm.id = :id', { id });
    return conversation;
  }

  /**
   * Runs `work` while the message is locked: nobody else writes in its conversation, ends it or replaces its link. The
   * conversation is undefined once the message was deleted.
   */
  async runLocked<T>(
    id: string,
    work: (manager: EntityManager, conversation: Conversation | undefined) => Promise<T>,
  ): Promise<T> {
    return this.lock(id, async (manager) => work(manager, await this.find(id, manager)));
  }

  /** The same for somebody who may do so: throws what `get` throws, also where that has changed before the lock. */
  async runFor<T>(
    who: Participant,
    work: (manager: EntityManager, conversation: Conversation) => Promise<T>,
  ): Promise<T> {
    const { message } = await this.get(who);
    return this.lock(message.id, async (manager) => work(manager, await this.get(who, manager)));
  }

  /**
   * Runs `work`, which writes a message. The activation and the message are locked, so the owner cannot give up the code
   * at the same time. Throws the errors of `getOpen`.
   */
  async runToWrite<T>(
    who: Participant,
    { id, activationId }: Pick<MessageEntity, 'id' | 'activationId'>,
    work: (manager: EntityManager, conversation: OpenConversation) => Promise<T>,
  ): Promise<T> {
    return this.transactions.run(async (manager) => {
      // In the order of locks: the activation first.
      await this.activations.lockAll(manager, [activationId]);
      await lockRows(manager, MessageEntity, [id]);
      return work(manager, await this.getOpen(who, manager));
    });
  }

  /**
   * The conversation in which somebody reads. Throws `not_found` for one of another owner, with which the person may not
   * help (AUT-1), and where a sender's token opens nothing, also because it is over.
   */
  async get(who: Participant, manager = this.dataSource.manager): Promise<Conversation> {
    const conversation =
      who.side === 'owner'
        ? await this.find(who.id, manager)
        : (await this.findByTokens([who.token], manager)).get(who.token);
    if (!conversation || (who.side === 'owner' && !(await this.isTheirs(who, conversation, manager))))
      throw new DomainError('not_found');
    return conversation;
  }

  /** Makes the open pages of the helpers of a code read again. */
  async tellHelpers(manager: EntityManager, activation: HeldActivation | undefined): Promise<void> {
    if (activation) await this.readers.announce(manager, activation, 'inbox-changed');
  }

  private async isTheirs(
    { userId, orHelper }: Owner,
    { message, activation }: Conversation,
    manager: EntityManager,
  ): Promise<boolean> {
    if (message.ownerId === userId) return true;
    return orHelper === true && this.readers.helps(userId, message, activation, manager);
  }

  /** The same, of one in which people may write. Throws what `assertOpen` throws, too. */
  async getOpen(who: Participant, manager = this.dataSource.manager): Promise<OpenConversation> {
    const conversation = await this.get(who, manager);
    assertOpen(conversation);
    return conversation;
  }

  /** The conversations that senders' tokens open, by token. Those that are over are missing. */
  async findByTokens(
    tokens: readonly string[],
    manager = this.dataSource.manager,
  ): Promise<Map<string, OpenConversation>> {
    const hashes = map(tokens, sha256);
    const found = await this.findWhere(manager, 'c.tokenHash IN (:...hashes)', { hashes });
    const byHash = keyBy(found.filter(isOpen), 'thread.tokenHash');
    const open = new Map<string, OpenConversation>();
    tokens.forEach((token, at) => {
      const conversation = byHash[hashes[at]!];
      if (conversation) open.set(token, conversation);
    });
    return open;
  }

  private lock<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [id]);
      return work(manager);
    });
  }

  private async findWhere(
    manager: EntityManager,
    condition: string,
    parameters: ObjectLiteral,
  ): Promise<Conversation[]> {
    const rows = (await manager
      .createQueryBuilder(MessageEntity, 'm')
      .leftJoinAndMapOne('m.thread', ConversationEntity, 'c', 'c.id = m.id')
      .where(condition, parameters)
      .getMany()) as (MessageEntity & Pick<Conversation, 'thread'>)[];
    if (rows.length === 0) return [];
    const activations = await this.activations.findAll(map(rows, 'activationId'), manager);
    const blocked = await this.blocked.findBlocked(manager, rows);
    return rows.map(({ thread, ...message }) => {
      const activation = activations.get(message.activationId);
      return {
        message,
        thread,
        activation,
        end: toEnd(message, thread, activation, blocked.has(message.id)),
      };
    });
  }
}

function toEnd(
  { body }: MessageEntity,
  thread: ConversationEntity | null,
  activation: HeldActivation | undefined,
  isBlocked: boolean,
): ConversationEnd | null {
  if (!activation || activation.endedAt) return 'given-up';
  // Nobody can send a message without a text: it was erased with its sender.
  if (body === '') return 'erased';
  if (!thread) return 'no-link';
  return isBlocked ? 'blocked' : null;
}

/** Throws `not_activated` once the code was given up, and `outdated` where the sender is blocked or has no link. */
export function assertOpen(conversation: Conversation): asserts conversation is OpenConversation {
  if (!isOpen(conversation))
    throw new DomainError(conversation.end === 'given-up' ? 'not_activated' : 'outdated');
}

/** The conversation where people may write in it, else undefined. */
export function toOpen(conversation: Conversation | null | undefined): OpenConversation | undefined {
  return conversation && isOpen(conversation) ? conversation : undefined;
}

function isOpen(conversation: Conversation): conversation is OpenConversation {
  return conversation.end === null;
}
