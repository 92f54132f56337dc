import { Injectable } from '@nestjs/common';
import { MESSAGE, type Settings } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { addressBucket, LimitsService, SettingsService } from '../../records';

/** Where a message comes from, and which code it is for. */
export interface MessageOrigin {
  itemId: string;
  /** Of the client. */
  address: string;
  formToken: string;
}

type MessageSettings = Pick<Settings, 'messagesPerSender' | 'messagesPerCode'>;

/** How many messages a code and an address may have (LIM-3, docs/adr/0037). */
@Injectable()
export class MessageLimits {
  constructor(
    private readonly limits: LimitsService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Some messages of an address reach a code, whosever they are. Beyond those, people behind one address are told apart
   * by their forms: the first message of each passes while the address and the code have had few.
   * Throws `too_many_requests`.
   */
  async take(manager: EntityManager, origin: MessageOrigin): Promise<void> {
    const settings = await this.settings.current(manager);
    const { form, client, sender, day, halfOfDay } = countersOf(origin, settings);
    await this.limits.holdIn(manager, form, client, sender, day);
    // Whatever lets it pass, it counts everywhere.
    const first = await this.limits.takeHeld(manager, form);
    const few = await this.limits.takeHeld(manager, client);
    const within = await this.limits.takeHeld(manager, sender);
    if (!within && !(first && few)) throw await this.limits.refusal(sender, manager);
    const left = await this.limits.takeHeld(manager, within ? day : halfOfDay);
    if (!left) throw await this.limits.refusal(within ? day : sender, manager);
  }
}

function countersOf(
  { itemId, address, formToken }: MessageOrigin,
  { messagesPerSender, messagesPerCode }: MessageSettings,
) {
  const client = addressBucket(address);
  const { perAddress, partOfCodesDay } = MESSAGE.first;
  const day = {
    purpose: 'messages',
    subject: itemId,
    max: messagesPerCode,
    window: MESSAGE.perCodeWindow,
  };
  return {
    form: { purpose: 'message-form', subject: formToken, max: 1, window: MESSAGE.formMaxAge },
    client: { purpose: 'messages-of-address', subject: client, ...perAddress },
    sender: {
      purpose: 'messages',
      subject: `${itemId} ${client}`,
      max: messagesPerSender,
      window: MESSAGE.perSenderWindow,
    },
    day,
    /** The same counter. */
    halfOfDay: { ...day, max: Math.ceil(messagesPerCode * partOfCodesDay) },
  };
}
