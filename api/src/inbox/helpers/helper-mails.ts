import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HELPING_PATH, type Locale, toDisplayAlias } from '@ringtag/contracts';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { toRecipient, UsersService } from '../../accounts';
import { ActivationLinks, ActivationRecords } from '../../codes';
import { type MailDetails, MailSender, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { HelperEntity } from '../tables/helper.entity';

interface Invitation {
  id: string;
  alias: string;
  recipient: string;
  /** Of the owner: that of an account is looked up when the mail is written. */
  locale: Locale;
}

/**
 * The mail with an invitation, and the one that tells its owner of the consent. Neither holds what a person typed: owners
 * could have us mail their texts to strangers.
 */
@Injectable()
export class HelperMails implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailSender,
    private readonly outbox: OutboxService,
    private readonly links: ActivationLinks,
    private readonly users: UsersService,
    private readonly activations: ActivationRecords,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      'helper-invitation': ({ variables }) => this.write(variables['invitation'] ?? ''),
      'helper-joined': ({ variables }) => Promise.resolve({ path: `/my-code/${variables['code']}` }),
    });
  }

  async invite(manager: EntityManager, { id, alias, recipient, locale }: Invitation): Promise<void> {
    const variables = { alias: toDisplayAlias(alias), invitation: id };
    await this.outbox.enqueue(manager, { template: 'helper-invitation', recipient, locale, variables });
  }

  async tellOwner(manager: EntityManager, activationId: string): Promise<void> {
    const activation = await this.activations.find(activationId, manager);
    if (!activation) return;
    const owner = await this.users.get(activation.userId, manager);
    const variables = { alias: toDisplayAlias(activation.alias), code: activation.itemId };
    await this.outbox.enqueue(manager, { template: 'helper-joined', ...toRecipient(owner), variables });
  }

  /** Undefined, and no mail is sent, once the invitation was taken back, accepted or declined. */
  private async write(id: string): Promise<MailDetails | undefined> {
    const open = { id, consentedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
    const helper = await this.dataSource.manager.findOneBy(HelperEntity, open);
    if (!helper) return undefined;
    const user = await this.users.findByEmail(helper.email);
    return {
      path: `${HELPING_PATH}?token=${this.links.toToken('helper-invitation', helper)}`,
      locale: user?.locale ?? helper.locale,
    };
  }
}
