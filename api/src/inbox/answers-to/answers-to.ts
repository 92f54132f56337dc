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

/** What is kept instead of an address that too many have left: answers are mailed nowhere, and nobody is told. */
const NOWHERE = '';

/**
 * Keeps the addresses to which answers are mailed, and mails the link of the conversation there once. Nobody has proven
 * these addresses: the mail holds no word of whoever left one, and there are limits for the mailbox, the code, the client
 * and its network. Nobody learns from them whether somebody else has left an address (ADR 76).
 */
@Injectable()
export class AnswersToAddresses {
  constructor(
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps the address that came with a message, unless it is beyond the limits: no message is refused because of it. To
   * be called while the message is locked, and after its conversation was opened.
   */
  async keep(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    await this.limits.lockIn(manager, ...toLimits(about, given), toMailboxLimit(given));
    if (!(await this.takeFirstSpent(manager, toLimits(about, given))))
      await this.write(manager, about, given);
  }

  /**
   * Keeps another address than before. To be called while the message is locked. Throws `too_many_requests`. The same
   * address counts, too: else whoever has the link could find it out by guessing.
   */
  async replace(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    await this.limits.lockIn(manager, ...toLimits(about, given), toMailboxLimit(given));
    const spent = await this.takeFirstSpent(manager, toLimits(about, given));
    if (spent) throw await this.limits.newRefusal(spent, manager);
    await this.write(manager, about, given);
  }

  /** To be called while the message is locked. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ConversationNoticeEntity, { id }, { answersTo: null });
  }

  async has(manager: EntityManager, id: string): Promise<boolean> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    return typeof notice?.answersTo === 'string';
  }

  private async write(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    const id = about.conversationId;
    const wanted = await this.limits.takeLocked(manager, toMailboxLimit(given));
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    if (notice?.answersTo === given.address) return;
    if (wanted && !notice?.linkMailedAt) await this.mailLink(manager, about, given);
    const change = { answersTo: wanted ? given.address : NOWHERE, answersLocale: given.locale };
    await manager.update(ConversationNoticeEntity, { id }, change);
  }

  private async mailLink(manager: EntityManager, about: About, { locale }: AnswersTo): Promise<void> {
    const id = about.conversationId;
    await manager.update(ConversationNoticeEntity, { id }, { linkMailedAt: this.clock.now() });
    const variables = { alias: toDisplayAlias(about.alias), conversation: id };
    await this.outbox.enqueue(manager, { template: 'conversation-link', locale, variables });
  }

  /** Takes one from each limit. Answers the first that has none left. */
  private async takeFirstSpent(manager: EntityManager, limits: Limit[]): Promise<Limit | undefined> {
    for (const limit of limits) if (!(await this.limits.takeLocked(manager, limit))) return limit;
    return undefined;
  }
}

const purpose = 'conversation-link';

/** Of all clients together. A client that is refused because of others would learn that they left the address. */
function toMailboxLimit({ address }: AnswersTo): Limit {
  return { purpose, subject: `mailbox ${toMailbox(address)}`, ...ANSWERS_TO.perMailbox };
}

/** The limits at which a client is refused openly. They tell nothing of who else left this address. */
function toLimits({ activationId }: About, { address, clientAddress }: AnswersTo): Limit[] {
  const { perMailbox, perCode, perClient, perNetwork } = ANSWERS_TO;
  const client = `client ${toAddressBucket(clientAddress)}`;
  return [
    { purpose, subject: `${client} mailbox ${toMailbox(address)}`, ...perMailbox },
    { purpose, subject: `code ${activationId}`, ...perCode },
    { purpose, subject: client, ...perClient },
    { purpose, subject: `network ${toNetwork(clientAddress)}`, ...perNetwork },
  ];
}
