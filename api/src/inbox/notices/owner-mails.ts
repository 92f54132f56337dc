import { Injectable } from '@nestjs/common';
import { ownerLinkPath, toDisplayAlias } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import type { MailDetails } from '../../delivery';
import type { OpenConversation } from '../conversation-records/conversation-records';
import { OwnerLinks } from '../owner-links/owner-links';
import { MailReaders } from './mail-readers';
import type { Variables } from './variables';

/** What mails about a conversation say to its owner, and to helpers. */
@Injectable()
export class OwnerMails {
  constructor(
    private readonly readers: MailReaders,
    private readonly links: OwnerLinks,
  ) {}

  /** Undefined where the reader wants no mail, or its link opens nothing. */
  async describe(
    manager: EntityManager,
    { activation }: OpenConversation,
    variables: Variables,
  ): Promise<MailDetails | undefined> {
    const reader = await this.readers.find(manager, activation, variables);
    if (!reader) return undefined;
    const token = await this.links.findToken(variables['link'] ?? '', manager);
    if (token === undefined) return undefined;
    return {
      path: ownerLinkPath(token),
      // The alias. The owner's private name for the code would be quoted in a reply.
      code: toDisplayAlias(activation.alias),
      helping: reader.helperId !== undefined,
      unsubscribe: reader.unsubscribe,
      locale: reader.user.locale,
      recipient: reader.user.emailAsTyped,
    };
  }
}
