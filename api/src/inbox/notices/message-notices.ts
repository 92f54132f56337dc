import { Injectable } from '@nestjs/common';
import { formatAlias, MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { OutboxService } from '../../delivery';

interface Received {
  id: string;
  activationId: string;
  createdAt: Date;
}

/** Which messages a mail tells of: one, or all from the first on that came in time. */
export type NoticeVariables = { alias: string; activation: string; first: string } & (
  { last: string } | { until: string }
);

/** Tells owners of messages by mail, once in ten minutes per code at most. */
@Injectable()
export class MessageNotices {
  constructor(
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * To be called while the activation's row is held. The first message is told at once; those that follow are told
   * together when the ten minutes are over. Nothing for an owner who wants no mails about the code.
   */
  async enqueue(manager: EntityManager, message: Received, alias: string): Promise<void> {
    const { id, activationId, createdAt } = message;
    const activation = await this.activations.find(activationId, manager);
    if (!activation) return;
    const { notify, noticeAt, userId } = activation;
    // One that waits for its time tells of this message too.
    if (notify === 'never' || (noticeAt && noticeAt > createdAt)) return;
    const owner = await this.users.get(userId, manager);
    const free = noticeAt ? noticeAt.getTime() + MESSAGE.noticeEvery : 0;
    const waits = free > createdAt.getTime();
    const sendAt = waits ? new Date(free) : createdAt;
    const told = { alias: formatAlias(alias), activation: activationId, first: id };
    const variables: NoticeVariables = waits
      ? { ...told, until: sendAt.toISOString() }
      : { ...told, last: id };
    await this.activations.noteNotice(manager, activationId, sendAt);
    await this.outbox.enqueue(manager, {
      template: 'message',
      recipient: owner.emailAsTyped,
      locale: owner.locale,
      userId,
      sendAt,
      variables,
    });
  }
}
