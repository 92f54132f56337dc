import { Injectable } from '@nestjs/common';
import { ownerLinkPath, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { UsersService } from '../../accounts';
import type { MailDetails } from '../../delivery';
import type { OpenConversation } from '../conversation-records/conversation-records';
import { MailSwitchTokens } from '../mail-switches/mail-switch-tokens';
import { OwnerLinks } from '../owner-links/owner-links';
import { canGetMails } from './shared-message-mails';
import type { Variables } from './variables';

/** What mails about a conversation say to its owner. */
@Injectable()
export class OwnerMails {
  constructor(
    private readonly users: UsersService,
    private readonly links: OwnerLinks,
    private readonly switches: MailSwitchTokens,
  ) {}

  /** Undefined where the owner wants no mail, or its link opens nothing. */
  async describe(
    manager: EntityManager,
    { message: { ownerId, activationId }, activation }: OpenConversation,
    { link = '' }: Variables,
  ): Promise<MailDetails | undefined> {
    const owner = await this.users.find(ownerId, manager);
    if (!owner || !canGetMails(activation, owner)) return undefined;
    const token = await this.links.findToken(link, manager);
    if (token === undefined) return undefined;
    return {
      path: ownerLinkPath(token),
      // The alias. The owner's private name for the code would be quoted in a reply.
      code: toDisplayAlias(activation.alias),
      unsubscribe: this.switches.toPath({ kind: 'code', id: activationId }),
      locale: owner.locale,
      recipient: owner.emailAsTyped,
    };
  }
}
