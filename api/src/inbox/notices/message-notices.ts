import { Injectable } from '@nestjs/common';
import { MESSAGE, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { type User, UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { OutboxService } from '../../delivery';
import { LimitsService } from '../../records';
import { OwnerLinks } from '../owner-links/owner-links';
import type { Arrival } from './arrival';
import { toMailLimit } from './mail-limit';
import { type NoticePlan, NoticeTimes } from './notice-times';

/**
 * Queues the mails that tell owners of new messages: one for each conversation in ten minutes. Conversations beyond
 * three in ten minutes share a mail, so that nobody can flood an owner (ADR 76).
 */
@Injectable()
export class MessageNotices {
  constructor(
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly times: NoticeTimes,
    private readonly links: OwnerLinks,
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * To be called while the rows of activation and message are locked. Queues nothing for an owner who wants no mails
   * about the code.
   */
  async enqueue(manager: EntityManager, arrival: Arrival): Promise<void> {
    const { activation, conversationId, position, createdAt } = arrival;
    const plan = activation.notify === 'never' ? undefined : await this.plan(manager, arrival);
    // Only owners themselves can make a mail wait for them, and most of those are never sent.
    const isOwn = plan !== undefined && (plan.isLive || (await this.takeOne(manager, activation.id)));
    if (isOwn) await this.times.noteNotice(manager, conversationId, 'owner', plan);
    else if (position === 0) await this.times.begin(manager, conversationId);
    if (!plan) return;
    if (isOwn) return this.enqueueOwn(manager, arrival, plan.sendAt);
    // Else a shared mail is queued already, and will include this message.
    if (!activation.noticeAt || activation.noticeAt <= createdAt) await this.enqueueShared(manager, arrival);
  }

  /** What begins a conversation was neither mailed nor looked at. */
  private plan(
    manager: EntityManager,
    { conversationId, position, createdAt }: Arrival,
  ): Promise<NoticePlan | undefined> | NoticePlan {
    if (position === 0) return { sendAt: createdAt, isLive: false };
    return this.times.plan(manager, conversationId, 'owner', createdAt);
  }

  private async enqueueOwn(
    manager: EntityManager,
    { ownerId, activation, conversationId: conversation, position }: Arrival,
    sendAt: Date,
  ): Promise<void> {
    const owner = await this.users.get(ownerId, manager);
    const link = await this.links.create(manager, conversation, owner);
    const variables = { alias: toDisplayAlias(activation.alias), conversation, from: String(position), link };
    await this.write(manager, owner, sendAt, variables);
  }

  private async enqueueShared(
    manager: EntityManager,
    { id: first, ownerId, activation, createdAt }: Arrival,
  ): Promise<void> {
    const sendAt = new Date(createdAt.getTime() + MESSAGE.noticeEvery);
    await this.activations.noteNotice(manager, activation.id, sendAt);
    const owner = await this.users.get(ownerId, manager);
    const variables = { alias: toDisplayAlias(activation.alias), activation: activation.id, first };
    await this.write(manager, owner, sendAt, variables);
  }

  private async write(
    manager: EntityManager,
    { id: userId, emailAsTyped: recipient, locale }: User,
    sendAt: Date,
    variables: Record<string, string>,
  ): Promise<void> {
    const until = sendAt.toISOString();
    await this.outbox.enqueue(manager, {
      template: 'message',
      recipient,
      locale,
      userId,
      sendAt,
      variables: { ...variables, until },
    });
  }

  private async takeOne(manager: EntityManager, activationId: string): Promise<boolean> {
    const limit = toMailLimit(activationId);
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit);
  }
}
