import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HELPING_PATH, PUSH } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { type AlertDetails, AlertPushes, Alerts, type AlertSubject, type HeldActivation } from '../../codes';
import { LiveEvents } from '../../live';
import { type Limit, LimitsService } from '../../records';
import { ConversationRecords, toOpen } from '../conversation-records/conversation-records';
import { Readers } from '../readers/readers';
import { findUnseen } from './unseen-texts';

/** A message of a sender. */
interface Written {
  ownerId: string;
  conversationId: string;
  /** 0 for the message that opened the conversation. */
  position: number;
  activation: HeldActivation;
}

/**
 * Tells open pages at once that something was written, and the devices of owner and helpers by push: once a minute for a
 * conversation. Conversations beyond three in ten minutes share their pushes: nobody can flood a phone.
 */
@Injectable()
export class ArrivalSignals implements OnModuleInit {
  constructor(
    private readonly live: LiveEvents,
    private readonly alerts: Alerts,
    private readonly pushes: AlertPushes,
    private readonly records: ConversationRecords,
    private readonly limits: LimitsService,
    private readonly readers: Readers,
  ) {}

  onModuleInit(): void {
    this.pushes.register('message', (subject) => this.write(subject));
  }

  /** For pages that show the conversation. */
  refresh(manager: EntityManager, conversationId: string): void {
    this.live.refresh(manager, { conversationId });
  }

  /** Tells the open pages of helpers that the owner or another helper wrote. */
  async tellHelpers(manager: EntityManager, activation: HeldActivation): Promise<void> {
    await this.readers.announce(manager, activation, 'inbox-changed');
  }

  /** To be called in the transaction that writes the message, while the activation is locked. */
  async tellReaders(manager: EntityManager, { activation, ownerId, ...written }: Written): Promise<void> {
    this.live.announce(manager, ownerId, 'new-message');
    await this.tellHelpers(manager, activation);
    const listeners = await this.findListeners(manager, ownerId, activation);
    if (listeners.length === 0) return;
    const { conversationId: conversation, position } = written;
    const isOwn = position > 0 || (await this.takeOwn(manager, activation.id));
    const own = { topic: conversation, about: { conversation } };
    for (const userId of listeners) {
      const target = { kind: 'message', activationId: activation.id, userId } as const;
      await this.alerts.push(manager, { ...target, ...(isOwn && own) });
    }
  }

  /** Who wants pushes of the owner and the helpers. */
  private async findListeners(
    manager: EntityManager,
    ownerId: string,
    activation: HeldActivation,
  ): Promise<string[]> {
    const helpers = await this.readers.findHelpers(activation, manager);
    const owner = activation.hasDevice ? [ownerId] : [];
    const listeners: string[] = [];
    for (const userId of [...owner, ...helpers.map(({ userId }) => userId!)])
      if (await this.alerts.wantsPush(manager, { kind: 'message', activationId: activation.id, userId }))
        listeners.push(userId);
    return listeners;
  }

  /** Undefined where it was read by now, and for somebody who must not read it. */
  private async write({ reader, activation, about }: AlertSubject): Promise<AlertDetails | undefined> {
    if (activation.endedAt) return undefined;
    const isOwner = activation.userId === reader.id;
    const { conversation: id } = about;
    if (!id) return this.writeShared(activation, reader.id);
    return this.records.runLocked(id, async (manager, found) => {
      const isReader =
        found && (isOwner || (await this.readers.helps(reader.id, found.message, activation, manager)));
      if (!isReader) return undefined;
      const conversation = found.message.readAt === null ? toOpen(found) : undefined;
      const all = { from: 0, until: conversation?.message.activeAt ?? new Date(0) };
      const unseen = conversation && (await findUnseen(manager, conversation, 'owner', all));
      return unseen && { path: `${isOwner ? '/messages' : HELPING_PATH}?id=${id}`, text: unseen.text };
    });
  }

  private async writeShared(activation: HeldActivation, readerId: string): Promise<AlertDetails | undefined> {
    if (activation.userId === readerId) return { path: `/messages?show=unread&code=${activation.itemId}` };
    const isHelper = await this.readers.helps(readerId, { heldAt: null }, activation);
    return isHelper ? { path: HELPING_PATH } : undefined;
  }

  private async takeOwn(manager: EntityManager, activationId: string): Promise<boolean> {
    const limit: Limit = { purpose: 'pushes-of-code', subject: activationId, ...PUSH.conversationsPerCode };
    await this.limits.lockIn(manager, limit);
    return this.limits.takeLocked(manager, limit);
  }
}
