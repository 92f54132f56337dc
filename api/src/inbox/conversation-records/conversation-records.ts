import { Injectable } from '@nestjs/common';
import type { ConversationEnd } from '@ringtag/contracts';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import { DataSource, type EntityManager, type ObjectLiteral } from 'typeorm';
import { ActivationRecords, type HeldActivation } from '../../codes';
import { lockRows } from '../../platform/database/lock-rows';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { BlockedSendersService } from '../blocked-senders/blocked-senders.service';
import { toTokenHash } from '../conversation-links/conversation-links';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';

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
    return this.transactions.run(async (manager) => {
      await lockRows(manager, MessageEntity, [id]);
      return work(manager, await this.find(id, manager));
    });
  }

  /** The conversation that a sender's token opens. Throws `not_found`, also where it is over. */
  async getByToken(token: string, manager = this.dataSource.manager): Promise<OpenConversation> {
    const conversation = (await this.findByTokens([token], manager)).get(token);
    if (!conversation) throw new DomainError('not_found');
    return conversation;
  }

  /** The conversations that senders' tokens open, by token. Those that are over are missing. */
  async findByTokens(
    tokens: readonly string[],
    manager = this.dataSource.manager,
  ): Promise<Map<string, OpenConversation>> {
    const hashes = map(tokens, toTokenHash);
    const found = await this.findWhere(manager, 'c.tokenHash IN (:...hashes)', { hashes });
    const byHash = keyBy(found.filter(isOpen), 'thread.tokenHash');
    const open = new Map<string, OpenConversation>();
    tokens.forEach((token, at) => {
      const conversation = byHash[hashes[at]!];
      if (conversation) open.set(token, conversation);
    });
    return open;
  }

  /** Throws `not_found` for a conversation that is not the owner's (AUT-1). */
  async getOwn(ownerId: string, id: string, manager = this.dataSource.manager): Promise<Conversation> {
    const mine = 'm.id = :id AND m.ownerId = :ownerId';
    const [conversation] = await this.findWhere(manager, mine, { id, ownerId });
    if (!conversation) throw new DomainError('not_found');
    return conversation;
  }

  /** The same, of one in which people may write. Throws what `assertOpen` throws. */
  async getOwnOpen(
    ownerId: string,
    id: string,
    manager = this.dataSource.manager,
  ): Promise<OpenConversation> {
    const conversation = await this.getOwn(ownerId, id, manager);
    assertOpen(conversation);
    return conversation;
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
      return { message, thread, activation, end: toEnd(thread, activation, blocked.has(message.id)) };
    });
  }
}

function toEnd(
  thread: ConversationEntity | null,
  activation: HeldActivation | undefined,
  isBlocked: boolean,
): ConversationEnd | null {
  if (!activation || activation.endedAt) return 'given-up';
  if (!thread) return 'no-link';
  return isBlocked ? 'blocked' : null;
}

/** Throws `not_activated` once the code was given up, and `outdated` where the sender is blocked or has no link. */
export function assertOpen(conversation: Conversation): asserts conversation is OpenConversation {
  if (!isOpen(conversation))
    throw new DomainError(conversation.end === 'given-up' ? 'not_activated' : 'outdated');
}

/** The conversation where people may write in it, else undefined. */
export function toOpen(conversation: Conversation | undefined): OpenConversation | undefined {
  return conversation && isOpen(conversation) ? conversation : undefined;
}

export function isOpen(conversation: Conversation): conversation is OpenConversation {
  return conversation.end === null;
}
