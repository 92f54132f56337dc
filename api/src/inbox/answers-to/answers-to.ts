import { Injectable } from '@nestjs/common';
import { ANSWERS_TO, type Locale, toDisplayAlias } from '@ringtag/contracts';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { OutboxService } from '../../delivery';
import { toCanonicalEmail, toMailbox } from '../../platform/addresses/email';
import { Clock } from '../../platform/clock/clock';
import { sha256 } from '../../platform/secrets/secrets';
import { type Limit, LimitsService, toNested } from '../../records';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import { MailboxProofs } from './mailbox-proofs';

/** The address that a sender left for answers. */
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
 * Keeps the addresses to which answers are mailed, and mails the link of the conversation there once. Anybody can leave
 * any address. So no mail holds what a person typed, until somebody has pressed the button behind a mailed link, and there
 * are limits for the mailbox, the code, the client and its networks. They tell nobody whether somebody else has left an
 * address, and nobody can keep answers from an address by leaving it first (ADR 76).
 */
@Injectable()
export class AnswersToAddresses {
  constructor(
    private readonly limits: LimitsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly proofs: MailboxProofs,
  ) {}

  /**
   * Keeps the address that came with a message, unless it is beyond the limits: no message is refused because of it. To
   * be called while the message is locked, and after its conversation was opened.
   */
  async keep(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    if (!(await this.takeFirstSpent(manager, about, given))) await this.write(manager, about, given);
  }

  /**
   * The same for a form that is sent again. Keeps the address only if the conversation exists and never had one. After
   * the owner has replaced the link, keeps nothing: the new link may belong to someone else.
   */
  async keepFirst(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    const id = about.conversationId;
    // The language comes with an address and stays when the address goes.
    const hadNone = { id, answersLocale: IsNull() };
    if (!(await manager.existsBy(ConversationEntity, { id, linkReplacedAt: IsNull() }))) return;
    if (await manager.existsBy(ConversationNoticeEntity, hadNone)) await this.keep(manager, about, given);
  }

  /**
   * Keeps another address than before. To be called while the message is locked. Throws `too_many_requests`. The same
   * address counts, too: else whoever has the link could find it out by guessing.
   */
  async replace(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    const spent = await this.takeFirstSpent(manager, about, given);
    if (spent) throw await this.limits.newRefusal(spent, manager);
    await this.write(manager, about, given);
  }

  /** To be called while the message is locked. */
  async remove(manager: EntityManager, id: string): Promise<void> {
    await manager.update(ConversationNoticeEntity, { id }, { answersTo: null, answersProvedAt: null });
  }

  /** True if the proof was mailed to the current address, and that address is not proved yet. */
  async canProve(manager: EntityManager, id: string, proof: string): Promise<boolean> {
    return (await this.findProvable(manager, id, proof)) !== undefined;
  }

  /**
   * Notes that the current address is proved, and returns the time. Returns undefined if it was proved before, or if the
   * proof was not mailed to it. To be called while the message is locked.
   */
  async prove(manager: EntityManager, id: string, proof: string): Promise<Date | undefined> {
    const address = await this.findProvable(manager, id, proof);
    if (address === undefined) return undefined;
    const answersProvedAt = this.clock.now();
    await manager.update(ConversationNoticeEntity, { id }, { answersProvedAt });
    await this.outbox.noteProof(manager, toCanonicalEmail(address));
    return answersProvedAt;
  }

  /**
   * Whether a mail of this conversation, with the hash of its mailbox, went to the address of now. Whoever got an earlier
   * mail must not end the mails of whoever left an address later.
   */
  async wasMailed(manager: EntityManager, id: string, mailbox: string): Promise<boolean> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    return !!notice?.answersTo && toSwitchedMailbox(id, notice.answersTo) === mailbox;
  }

  /** Whether somebody opened a conversation from a mail to the address of now. */
  async isProved(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(ConversationNoticeEntity, { id, answersProvedAt: Not(IsNull()) });
  }

  async has(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(ConversationNoticeEntity, { id, answersTo: Not(IsNull()) });
  }

  /** The current address, if it is not proved yet and this proof was mailed to it. */
  private async findProvable(manager: EntityManager, id: string, proof: string): Promise<string | undefined> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id, answersProvedAt: IsNull() });
    const address = notice?.answersTo ?? undefined;
    return address !== undefined && this.proofs.isValid(proof, id, address) ? address : undefined;
  }

  private async write(manager: EntityManager, about: About, given: AnswersTo): Promise<void> {
    const id = about.conversationId;
    const before = await manager.findOneBy(ConversationNoticeEntity, { id });
    if (!before?.linkMailedAt && this.takeLink(manager, given)) await this.mailLink(manager, about, given);
    const isSame = before?.answersTo === given.address;
    await manager.update(
      ConversationNoticeEntity,
      { id },
      {
        answersTo: given.address,
        answersLocale: given.locale,
        answersProvedAt: isSame ? before.answersProvedAt : null,
      },
    );
  }

  /** Answers whether the mailbox gets one more link. What one network has left does not keep out that of another. */
  private takeLink(manager: EntityManager, given: AnswersTo): boolean {
    const { all, ofNetwork, ofFirsts } = toLinkLimits(given);
    // Each link counts for its network, whichever limit lets it pass.
    const isFirst = this.limits.takeLocked(manager, ...ofNetwork);
    if (this.limits.takeLocked(manager, all)) return true;
    return isFirst && this.limits.takeLocked(manager, ofFirsts);
  }

  private async mailLink(
    manager: EntityManager,
    about: About,
    { address, locale }: AnswersTo,
  ): Promise<void> {
    const id = about.conversationId;
    await manager.update(ConversationNoticeEntity, { id }, { linkMailedAt: this.clock.now() });
    const mailbox = toMailboxHash(id, address);
    const variables = { alias: toDisplayAlias(about.alias), conversation: id, mailbox };
    await this.outbox.enqueue(manager, { template: 'conversation-link', locale, variables });
  }

  /**
   * Locks all limits, and takes one from each at which a client is refused openly. Answers the first that has none left.
   * The client's own come first: what is refused for them uses up nothing of the code.
   */
  private async takeFirstSpent(
    manager: EntityManager,
    about: About,
    given: AnswersTo,
  ): Promise<Limit | undefined> {
    const own = toOwnLimits(given);
    const { firstOfNetwork, all } = toCodeLimits(about, given);
    const links = Object.values(toLinkLimits(given)).flat();
    await this.limits.lockIn(manager, ...own, ...firstOfNetwork, all, ...links);
    for (const limit of own) if (!this.limits.takeLocked(manager, limit)) return limit;
    const isFirst = this.limits.takeLocked(manager, ...firstOfNetwork);
    return isFirst || this.limits.takeLocked(manager, all) ? undefined : all;
  }
}

/**
 * Names a mailbox without storing its address. A queued mail has the hash of the mailbox whose limits it used. If the
 * sender has left another address by the time it is sent, the hashes differ and the mail is dropped.
 */
export function toMailboxHash(conversationId: string, address: string): string {
  return sha256(`${conversationId} ${toMailbox(address)}`);
}

/** The mailbox in the link that ends its mails: 128 bits, so that the link stays short. */
export function toSwitchedMailbox(conversationId: string, address: string): string {
  return toMailboxHash(conversationId, address).slice(0, 32);
}

const purpose = 'conversation-link';

/** The limits of a client and its networks. They tell nothing about other people who left this address. */
function toOwnLimits({ address, clientAddress }: AnswersTo): Limit[] {
  const { perMailbox, perClient } = ANSWERS_TO;
  return [
    ...toNested(
      { purpose, subject: `client of mailbox ${toMailbox(address)}`, ...perMailbox },
      clientAddress,
    ),
    ...toNested({ purpose, subject: 'client', ...perClient }, clientAddress),
  ];
}

function toCodeLimits({ activationId }: About, { clientAddress }: AnswersTo) {
  const { firstPerCode, perCode } = ANSWERS_TO;
  const code = `code ${activationId}`;
  return {
    firstOfNetwork: toNested(
      { purpose, subject: `first of ${code}`, ...firstPerCode },
      clientAddress,
      'network',
    ),
    all: { purpose, subject: code, ...perCode },
  };
}

/** The limits of all clients together. A client that they refuse would learn that others left the address. */
function toLinkLimits({ address, clientAddress }: AnswersTo) {
  const { linksPerMailbox, firstLinks } = ANSWERS_TO;
  const mailbox = `mailbox ${toMailbox(address)}`;
  const first = { purpose, subject: `first of ${mailbox}`, ...firstLinks.perNetwork };
  return {
    all: { purpose, subject: mailbox, ...linksPerMailbox },
    ofNetwork: toNested(first, clientAddress, 'network'),
    ofFirsts: { purpose, subject: `${mailbox} firsts`, ...firstLinks.perMailbox },
  };
}
