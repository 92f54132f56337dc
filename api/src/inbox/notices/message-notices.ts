import { Injectable } from '@nestjs/common';
import { MESSAGE, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { OutboxService } from '../../delivery';
import { LimitsService } from '../../records';
import { OwnerLinks } from '../owner-links/owner-links';
import type { Arrival } from './arrival';
import { NoticeTimes } from './notice-times';

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
    const { id, ownerId, activation, conversationId, position, createdAt } = arrival;
    const { id: activationId, notify, noticeAt, alias } = activation;
    if (notify === 'never') return;
    const plan = await this.times.plan(manager, conversationId, 'owner', createdAt);
    if (!plan) return;
    const owner = await this.users.get(ownerId, manager);
    const about = { alias: toDisplayAlias(alias), activation: activationId, first: id };
    // Only owners themselves can make a mail wait for them, and most of those are never sent.
    const hasOwnMail = plan.isLive || (await this.takeOne(manager, activationId));
    const sendAt = hasOwnMail ? plan.sendAt : new Date(createdAt.getTime() + MESSAGE.noticeEvery);
    const more: Record<string, string> = {};
    if (hasOwnMail) {
      await this.times.noteNotice(manager, conversationId, 'owner', plan);
      more['conversation'] = conversationId;
      more['from'] = String(position);
      more['link'] = await this.links.create(manager, conversationId, owner);
    } else {
      // A shared mail is queued already, and will include this message.
      if (noticeAt && noticeAt > createdAt) return;
      await this.activations.noteNotice(manager, activationId, sendAt);
    }
    await this.outbox.enqueue(manager, {
      template: 'message',
      recipient: owner.emailAsTyped,
      locale: owner.locale,
      userId: owner.id,
      sendAt,
      // The previous release understands all but what is in `more`.
      variables: { ...about, until: sendAt.toISOString(), ...more },
    });
  }

  private async takeOne(manager: EntityManager, activationId: string): Promise<boolean> {
    const limit = { purpose: 'notices-of-code', subject: activationId, ...MESSAGE.noticesPerCode };
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit);
  }
}
