import { Injectable } from '@nestjs/common';
import { ATTACHMENT, CONVERSATION } from '@ringtag/contracts';
import once from 'lodash/once';
import { DataSource, type EntityManager } from 'typeorm';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { type Limit, LimitsService, toAddressBucket } from '../../records';
import { AnswersToAddresses } from '../answers-to/answers-to';
import { Attachments } from '../attachments/attachments.service';
import { ConversationStates, type StateChange } from '../conversation-states/conversation-states';
import type { MessageEntity } from '../tables/message.entity';
import { ConversationRecords } from './conversation-records';
import type { ConversationDto, ConversationMessageDto, NewConversationMessageDto } from './conversation.dto';
import {
  assertSaysSomething,
  ConversationsService,
  type NewMessage,
  type Writer,
} from './conversations.service';
import { MessageForms } from './message-forms';

/** Whose changes may end a conversation. */
export interface Followed {
  ownerId: string;
  /** Of the code. */
  alias: string;
}

/** What a message of a sender counts for. */
interface SenderLimits {
  /** Of the conversation and of the client's address. */
  own: Limit[];
  first: Limit;
  /** What comes after the first ones counts for the code, too. */
  ofCode: Limit;
}

/**
 * What the link of a conversation opens for whoever has it. `not_found` is the one answer to a token that is forged or
 * replaced, and to one whose message was deleted, whose code was given up or whose sender was blocked.
 */
@Injectable()
export class SenderConversations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly records: ConversationRecords,
    private readonly conversations: ConversationsService,
    private readonly states: ConversationStates,
    private readonly answersTo: AnswersToAddresses,
    private readonly attachments: Attachments,
    private readonly forms: MessageForms,
    private readonly limits: LimitsService,
  ) {}

  /** Changes nothing: mail programs and previews of links open it as well. Throws `not_found`. */
  async read(token: string, before?: number): Promise<ConversationDto> {
    return this.conversations.read(await this.records.getByToken(token), before);
  }

  /** The same for a page, with whether answers are mailed. Nobody learns where to. */
  async readPage(token: string, before?: number): Promise<ConversationDto & { mailed: boolean }> {
    const conversation = await this.records.getByToken(token);
    const mailed = await this.answersTo.has(this.dataSource.manager, conversation.message.id);
    return { ...(await this.conversations.read(conversation, before)), mailed };
  }

  /** Throws `not_found`, `validation_failed` or `too_many_requests` (LIM-3). */
  async write(
    token: string,
    given: NewConversationMessageDto,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    const { message } = await this.records.getByToken(token);
    assertSaysSomething(given);
    const sent = await this.conversations.findSent(message.id, 'sender', given.submission);
    if (sent) return sent;
    if (given.place) await this.takeAttachment(message, clientAddress);
    return this.add(token, message, given, clientAddress);
  }

  /** The same from a form without files. */
  async writeFields(
    token: string,
    fields: URLSearchParams,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    return this.write(token, await this.forms.toMessage(fields), clientAddress);
  }

  /**
   * Takes a form with up to three photos while it arrives. `fields` gets its texts, also those of a form that is refused
   * later. Throws what `write` throws, `payload_too_large` and `photos_full`.
   */
  async writeForm(
    token: string,
    body: unknown,
    fields: URLSearchParams,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    const { message } = await this.records.getByToken(token);
    const counted = once(() => this.takeAttachment(message, clientAddress));
    const person = toAddressBucket(clientAddress);
    const photos = await this.forms.readPhotos(body, fields, person, counted);
    const given = { ...(await this.forms.toMessage(fields)), photos };
    assertSaysSomething(given);
    if (given.place) await counted();
    return this.add(token, message, given, clientAddress);
  }

  /** Throws `not_found`, also for a photo of another conversation. */
  async getPhoto(token: string, photoId: string): Promise<Buffer> {
    const { message } = await this.records.getByToken(token);
    return this.attachments.getBytes(message.id, photoId);
  }

  async markSeen(token: string, count: number): Promise<void> {
    const { message } = await this.records.getByToken(token);
    await this.conversations.markSeen(message, 'sender', count);
  }

  async solve(token: string): Promise<void> {
    await this.change(token, this.states.solve('sender'));
  }

  async reopen(token: string): Promise<void> {
    await this.change(token, this.states.reopen());
  }

  /** Throws `validation_failed` for what is no number. */
  async sharePhone(token: string, phone: string): Promise<void> {
    await this.change(token, this.states.shareSenderPhone(phone));
  }

  /** Deletes the number. Never too often: whoever has shown a number can take it back at once. */
  async hidePhone(token: string): Promise<void> {
    const { message } = await this.records.getByToken(token);
    await this.changeLocked(token, message, this.states.hideSenderPhone());
  }

  /** Whose streams to look at again when something happens. Throws `not_found` once the token opens nothing. */
  async getFollowed(token: string): Promise<Followed> {
    const { message, activation } = await this.records.getByToken(token);
    return { ownerId: message.ownerId, alias: activation.code?.alias ?? '' };
  }

  private async add(
    token: string,
    message: MessageEntity,
    given: NewMessage,
    clientAddress: string,
  ): Promise<ConversationMessageDto> {
    const limits = toLimits('conversations', CONVERSATION, message, clientAddress);
    // Before the transaction: what is refused locks nothing.
    await this.limits.assertLeft(...limits.own);
    const writer: Writer = {
      side: 'sender',
      // It may have been replaced or deleted, or the code given up, before the rows were locked.
      getAgain: (manager) => this.records.getByToken(token, manager),
      count: (manager) => this.count(manager, limits),
    };
    return this.conversations.write(message, writer, { ...given, clientAddress });
  }

  private async takeAttachment(message: MessageEntity, clientAddress: string): Promise<void> {
    const limits = toLimits('attachments', ATTACHMENT, message, clientAddress);
    await this.limits.assertLeft(...limits.own);
    await this.transactions.run((manager) => this.count(manager, limits));
  }

  /** The first ones of a conversation do not depend on what others send to the code: nobody locks others out (ADR 32). */
  private async count(manager: EntityManager, { own, first, ofCode }: SenderLimits): Promise<void> {
    const isFirst = await this.limits.tryTake(first, manager);
    await this.limits.takeIn(manager, ...own, ...(isFirst ? [] : [ofCode]));
  }

  private async change(token: string, change: StateChange): Promise<void> {
    const { message } = await this.records.getByToken(token);
    const subject = message.id;
    const limit = CONVERSATION.changesPerConversation;
    await this.limits.take({ purpose: 'conversation-changes', subject, ...limit });
    await this.changeLocked(token, message, change);
  }

  private async changeLocked(token: string, message: MessageEntity, change: StateChange): Promise<void> {
    const assertAllowed = (manager: EntityManager) => this.records.getByToken(token, manager);
    await this.conversations.changeState(message, assertAllowed, change);
  }
}

function toLimits(
  purpose: 'conversations' | 'attachments',
  { perConversation, perAddress, perCode, first }: typeof CONVERSATION | typeof ATTACHMENT,
  { id, activationId }: MessageEntity,
  clientAddress: string,
): SenderLimits {
  return {
    own: [
      { purpose, subject: id, ...perConversation },
      { purpose: `${purpose}-of-address`, subject: toAddressBucket(clientAddress), ...perAddress },
    ],
    first: { purpose: `${purpose}-first`, subject: id, ...first },
    ofCode: { purpose: `${purpose}-of-code`, subject: activationId, ...perCode },
  };
}
