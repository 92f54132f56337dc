import { Injectable } from '@nestjs/common';
import { conversationPath, mailedConversationPath } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import type { MailDetails } from '../../delivery';
import { AnswersToAddresses, toMailboxHash, toSwitchedMailbox } from '../answers-to/answers-to';
import { MailboxProofs } from '../answers-to/mailbox-proofs';
import { ConversationLinks } from '../conversation-links/conversation-links';
import type { OpenConversation } from '../conversation-records/conversation-records';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { ConversationNoticeEntity } from '../tables/conversation-notice.entity';
import { holdsAddress } from './holds-address';
import type { Variables } from './variables';

/** What mails about a conversation say to its sender: anybody can leave any address (ADR 76). */
@Injectable()
export class SenderMails {
  constructor(
    private readonly users: UsersService,
    private readonly links: ConversationLinks,
    private readonly answersTo: AnswersToAddresses,
    private readonly proofs: MailboxProofs,
    private readonly switches: MailSwitchTokens,
  ) {}

  /** Undefined where nobody wants the mail: the address is gone, or another one was left. */
  async describe(
    manager: EntityManager,
    { message: { id }, thread }: OpenConversation,
    { mailbox }: Variables,
  ): Promise<MailDetails | undefined> {
    const notice = await manager.findOneBy(ConversationNoticeEntity, { id });
    const recipient = notice?.answersTo;
    if (!recipient || mailbox !== toMailboxHash(id, recipient)) return undefined;
    const answers = { kind: 'answers', id, mailbox: toSwitchedMailbox(id, recipient) } as const;
    const token = await this.links.getToken(manager, thread);
    return {
      path: notice.answersProvedAt
        ? conversationPath(token)
        : mailedConversationPath(token, this.proofs.create(id, recipient)),
      unsubscribe: this.switches.toPath(answers),
      recipient,
    };
  }

  /**
   * What the owner wrote. Undefined for an address that nobody has proved: else anybody could have us mail their texts to
   * strangers. Where the owner's name holds a link or a number, the alias takes its place.
   */
  async quote(
    manager: EntityManager,
    { message: { id, ownerId }, activation }: OpenConversation,
    text: string,
    { alias = '' }: Variables,
  ): Promise<MailDetails['quote']> {
    if (!(await this.answersTo.isProved(manager, id))) return undefined;
    const name = activation.ownName ?? (await this.users.find(ownerId, manager))?.name;
    return { text, name: name && !holdsAddress(name) ? name : alias };
  }
}
