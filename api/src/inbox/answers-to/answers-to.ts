import { Injectable } from '@nestjs/common';
import { ANSWERS_TO, type Locale, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { toMailbox } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { toAddressBucket, toNetwork, type Limit, LimitsService } from '../../records';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';

/** Where answers are to be mailed, as a sender left it. */
export interface AnswersTo {
  address: string;
  /** The language of the mails. */
  locale: Locale;
  clientAddress: string;
}

/** The conversation, and the code that it came through. */
interface About {
  conversationId: string;
  activationId: string;
  alias: string;
}

/**
 * Keeps the addresses to which answers are mailed, and mails the link of the conversation there once. Nobody has proven
 * these addresses: the mail holds no word of whoever left one, and there are limits for the mailbox, the code, the client
 * and its network (ADR 76).
 */
@Injectable()
export class AnswersToAddresses {
  constructor(
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the address that came with a message. Beyond the limits nothing is mailed, so that no message is refused
   * because of it. To be called while the message is locked, and after its conversation was opened.
   */
  async keep(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    if (await this.take(manager, toLimits(about, given))) await this.mailLink(manager, about, given);
    await this.write(manager, about, given);
  }

  /**
   * Keeps another address than before. To be called while the message is locked. Throws `too_many_requests`: each new
   * address counts, because answers will be mailed there.
   */
  async replace(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id: about.conversationId });
    if (notice?.answersTo === given.address) return;
    await this.limits.takeIn(manager, ...toLimits(about, given));
    if (!notice?.linkMailedAt) await this.mailLink(manager, about, given);
    await this.write(manager, about, given);
  }

  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ConversationNoticeEntity, { id }, { answersTo: null });
  }

  async has(manager: EntityManager, id: string): Promise<boolean> {
    return !!(await manager.findOneBy(ConversationNoticeEntity, { id }))?.answersTo;
  }

  private async write(manager: EntityManager, about: About, { address, locale }: AnswersTo): Promise<void> {
    const change = { answersTo: address, answersLocale: locale };
    await manager.update(ConversationNoticeEntity, { id: about.conversationId }, change);
  }

  private async mailLink(manager: EntityManager, about: About, { locale }: AnswersTo): Promise<void> {
    const id = about.conversationId;
    await manager.update(ConversationNoticeEntity, { id }, { linkMailedAt: this.clock.now() });
    const variables = { alias: toDisplayAlias(about.alias), conversation: id };
    await this.outbox.enqueue(manager, { template: 'conversation-link', locale, variables });
  }

  private async take(manager: EntityManager, limits: Limit[]): Promise<boolean> {
    await this.limits.lockIn(manager, ...limits);
    for (const limit of limits) if (!(await this.limits.takeLocked(manager, limit))) return false;
    return true;
  }
}

function toLimits({ activationId }: About, { address, clientAddress }: AnswersTo): Limit[] {
  const { perMailbox, perCode, perClient, perNetwork } = ANSWERS_TO;
  const purpose = 'conversation-link';
  return [
    { purpose, subject: `mailbox ${toMailbox(address)}`, ...perMailbox },
    { purpose, subject: `code ${activationId}`, ...perCode },
    { purpose, subject: `client ${toAddressBucket(clientAddress)}`, ...perClient },
    { purpose, subject: `network ${toNetwork(clientAddress)}`, ...perNetwork },
  ];
}
