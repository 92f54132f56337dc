import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PUSH } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { type AlertDetails, AlertPushes, Alerts, type AlertSubject } from '../../codes';
import { LiveEvents } from '../../live';
import { type Limit, LimitsService } from '../../records';
import { ConversationRecords, toOpen } from '../conversation-records/conversation-records';
import { findUnseen } from './unseen-texts';

/** A message of a sender. */
interface Written {
  ownerId: string;
  conversationId: string;
  /** 0 for the message that opened the conversation. */
  position: number;
  activation: { id: string };
}

/**
 * Tells open pages at once that something was written, and the devices of an owner by push. A conversation has a push in
 * a minute. Conversations beyond three in ten minutes share theirs: nobody can flood a phone.
 */
@Injectable()
export class ArrivalSignals implements OnModuleInit {
  constructor(
    private readonly live: LiveEvents,
    private readonly alerts: Alerts,
    private readonly pushes: AlertPushes,
    private readonly records: ConversationRecords,
    private readonly limits: LimitsService,
  ) {}

  onModuleInit(): void {
    this.pushes.register('message', (subject) => this.write(subject));
  }

  /** For pages that show the conversation. */
  refresh(manager: EntityManager, conversationId: string): void {
    this.live.refresh(manager, { conversationId });
  }

  /** To be called in the transaction that writes the message, while the activation is locked. */
  async tellOwner(
    manager: EntityManager,
    { activation, ownerId: userId, conversationId: conversation, position }: Written,
  ): Promise<void> {
    this.live.announce(manager, userId, 'new-message');
    const hearing = { kind: 'message', activationId: activation.id, userId } as const;
    if (!(await this.alerts.wantsPush(manager, hearing))) return;
    const isOwn = position > 0 || (await this.takeOwn(manager, activation.id));
    const own = { topic: conversation, about: { conversation } };
    await this.alerts.push(manager, { ...hearing, ...(isOwn && own) });
  }

  /** Undefined where the owner has read it by now, and for somebody who must not read it. */
  private async write({ reader, activation, about }: AlertSubject): Promise<AlertDetails | undefined> {
    if (activation.endedAt || activation.userId !== reader.id) return undefined;
    const { conversation: id } = about;
    if (!id) return { path: `/messages?show=unread&code=${activation.itemId}` };
    return this.records.runLocked(id, async (manager, found) => {
      const conversation = found?.message.readAt === null ? toOpen(found) : undefined;
      const all = { from: 0, until: conversation?.message.activeAt ?? new Date(0) };
      const unseen = conversation && (await findUnseen(manager, conversation, 'owner', all));
      return unseen && { path: `/messages?id=${id}`, text: unseen.text };
    });
  }

  private async takeOwn(manager: EntityManager, activationId: string): Promise<boolean> {
    const limit: Limit = { purpose: 'pushes-of-code', subject: activationId, ...PUSH.conversationsPerCode };
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit);
  }
}
