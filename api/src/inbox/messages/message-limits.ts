import { Injectable } from '@nestjs/common';
import { MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { toAddressBucket, LimitsService, SettingsService } from '../../records';
import { toMailLimit } from '../notices/arrivals';

/** The code that a message is for, and the client address and form that it comes from. */
interface MessageOrigin {
  itemId: string;
  activationId: string;
  clientAddress: string;
  formToken: string;
}

/** A message counts for its form, its client address, both together with the code, and the code on one day. */
type OfMessage = ReturnType<typeof toLimits>;

/** The rate limits of messages by code and by client address (LIM-3, ADR 27). */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly limits: LimitsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Locks the limits of a message, and that of the mail about it. To be called while the activation's row is locked.
   * `isFirst` tells that no message of this form has counted yet: forms are good for as long as that is remembered.
   */
  async lock(
    manager: EntityManager,
    origin: MessageOrigin,
  ): Promise<{ isFirst: boolean; limits: OfMessage }> {
    const { messagesPerSender, messagesPerCode } = await this.settings.get(manager);
    const limits = toLimits(origin, messagesPerSender, messagesPerCode);
    const ofMail = toMailLimit(origin.activationId);
    await this.limits.lockIn(manager, ...Object.values(limits), ofMail);
    return { isFirst: !(await this.limits.findSpentUntil(limits.form, manager)), limits };
  }

  /**
   * Limits messages by client address and code. People who share an address are told apart by their form tokens: the
   * first message of each form passes as well, until the address or the code has had too many of them.
   * Throws `too_many_requests`.
   */
  async take(manager: EntityManager, { form, client, sender, day }: OfMessage): Promise<void> {
    // Each message counts against all three, whichever of them lets it pass.
    const first = this.limits.takeLocked(manager, form);
    const few = this.limits.takeLocked(manager, client);
    const within = this.limits.takeLocked(manager, sender);
    if (!within && !(first && few)) throw await this.limits.newRefusal(sender, manager);
    const halfOfDay = { ...day, max: Math.ceil(day.max * MESSAGE.first.partOfCodesDay) };
    const left = this.limits.takeLocked(manager, within ? day : halfOfDay);
    if (!left) throw await this.limits.newRefusal(within ? day : sender, manager);
  }
}

function toLimits({ itemId, clientAddress, formToken }: MessageOrigin, perSender: number, perCode: number) {
  const bucket = toAddressBucket(clientAddress);
  const ofSender = { subject: `${itemId} ${bucket}`, max: perSender, window: MESSAGE.perSenderWindow };
  return {
    form: { purpose: 'message-form', subject: formToken, max: 1, window: MESSAGE.formMaxAge },
    client: { purpose: 'messages-of-address', subject: bucket, ...MESSAGE.first.perAddress },
    sender: { purpose: 'messages', ...ofSender },
    day: { purpose: 'messages', subject: itemId, max: perCode, window: MESSAGE.perCodeWindow },
  };
}
