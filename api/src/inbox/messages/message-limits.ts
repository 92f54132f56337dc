import { Injectable } from '@nestjs/common';
import { MESSAGE, type Settings } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { HeldActivation } from '../../codes';
import { type Limit, LimitsService, SettingsService, toNested, toSlowed } from '../../records';
import { toMailLimit } from '../notices/arrivals';
import { FloodNotices, toFloodLimit } from '../notices/flood-notices';

/** The code that a message is for, and the client address and form that it comes from. */
interface MessageOrigin {
  itemId: string;
  activationId: string;
  clientAddress: string;
  formToken: string;
}

/** What a message counts for. */
type OfMessage = ReturnType<typeof toLimits>;

/**
 * The rate limits of messages by code and by the networks that they come from (LIM-3, ADR 27). Nobody can silence a
 * code: whoever writes to it first does not share a limit with those who have written before.
 */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly limits: LimitsService,
    private readonly settings: SettingsService,
    private readonly floods: FloodNotices,
  ) {}

  /**
   * Locks the limits of a message, and those of the mails about it. To be called while the activation's row is locked.
   * `isFirst` tells that no message of this form has counted yet: forms are good for as long as that is remembered.
   */
  async lock(
    manager: EntityManager,
    origin: MessageOrigin,
  ): Promise<{ isFirst: boolean; limits: OfMessage }> {
    const limits = toLimits(origin, await this.settings.get(manager));
    const ofMail = toMailLimit(origin.activationId);
    const ofFlood = toFloodLimit(origin.activationId);
    await this.limits.lockIn(manager, ...Object.values(limits).flat(), ofMail, ofFlood);
    return { isFirst: !(await this.limits.findSpentUntil(limits.ofForm, manager)), limits };
  }

  /**
   * Takes a message. The first one of a client address passes beside the code's day. Every other one counts for that day,
   * and needs room in the limit of its address, or a form that was not used before: people who share an address are told
   * apart by their forms. Where the code has none left, it takes a few more each quarter of an hour, and its owner is
   * told once. Throws `too_many_requests`.
   */
  async take(manager: EntityManager, activation: HeldActivation, limits: OfMessage): Promise<void> {
    const { ofForm, ofAddress, ofSender, ofNewcomer } = limits;
    // Each message counts against all of these, whichever of them lets it pass.
    const isFirst = this.limits.takeLocked(manager, ofForm);
    const isOfFew = this.limits.takeLocked(manager, ...ofAddress);
    const isWithin = this.limits.takeLocked(manager, ...ofSender);
    const isNew = this.limits.takeLocked(manager, ...ofNewcomer);
    const { ofNewcomers, ofNewcomersSlowed, ofCode, ofCodeSlowed } = limits;
    if (isNew && (await this.takeEither(manager, activation, ofNewcomers, ofNewcomersSlowed))) return;
    if (!isWithin && !(isFirst && isOfFew)) return this.refuse(manager, isFirst ? ofAddress : ofSender);
    const left = isWithin ? ofCode : { ...ofCode, max: Math.ceil(ofCode.max * MESSAGE.first.partOfCodesDay) };
    if (!(await this.takeEither(manager, activation, left, ofCodeSlowed)))
      await this.refuse(manager, [ofCodeSlowed]);
  }

  private async takeEither(
    manager: EntityManager,
    activation: HeldActivation,
    limit: Limit,
    slowed: Limit,
  ): Promise<boolean> {
    if (this.limits.takeLocked(manager, limit)) return true;
    if (!this.limits.takeLocked(manager, slowed)) return false;
    await this.floods.tell(manager, activation);
    return true;
  }

  /** Throws `too_many_requests` with the time of the first of these limits that is used up. */
  private async refuse(manager: EntityManager, limits: Limit[]): Promise<never> {
    const spent = await Promise.all(limits.map((limit) => this.limits.findSpentUntil(limit, manager)));
    throw await this.limits.newRefusal(limits[spent.findIndex(Boolean)]!, manager);
  }
}

/** Each is called by whose messages it counts. */
function toLimits(
  { itemId, clientAddress, formToken }: MessageOrigin,
  { messagesPerSender, messagesPerCode }: Pick<Settings, 'messagesPerSender' | 'messagesPerCode'>,
) {
  const { first, newcomers, perSenderWindow, perCodeWindow, formMaxAge } = MESSAGE;
  const messages = { purpose: 'messages', subject: itemId };
  const ofCode: Limit = { ...messages, max: messagesPerCode, window: perCodeWindow };
  const ofNewcomers: Limit = { ...messages, purpose: 'messages-of-newcomers', ...newcomers.perCode };
  const perSender = { ...messages, max: messagesPerSender, window: perSenderWindow };
  const perAddress = { purpose: 'messages-of-address', subject: '', ...first.perAddress };
  return {
    ofForm: { purpose: 'message-form', subject: formToken, max: 1, window: formMaxAge },
    ofAddress: toNested(perAddress, clientAddress),
    ofSender: toNested(perSender, clientAddress),
    ofNewcomer: toNested({ ...ofNewcomers, ...newcomers.perAddress }, clientAddress),
    ofNewcomers,
    ofNewcomersSlowed: toSlowed(ofNewcomers, newcomers.slowed),
    ofCode,
    ofCodeSlowed: toSlowed(ofCode, MESSAGE.slowed),
  };
}
