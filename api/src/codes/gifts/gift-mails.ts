import { Injectable, type OnModuleInit } from '@nestjs/common';
import { giftPath, toDisplayAlias } from '@ringtag/contracts';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { toRecipient, type User } from '../../accounts';
import { type MailDetails, MailSender, type MailTemplate, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { ActivationLinks } from '../activations/activation-links';
import { Alerts, type AlertWays } from '../alerts/alerts';
import { CodeHistory } from '../history/code-history';
import { GiftEntity } from '../tables/gift.entity';

/**
 * Mails and pushes about gifts, and what the history of the code says of them. They contain nothing that somebody typed:
 * names and who gives are on the page only.
 */
@Injectable()
export class GiftMails implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mails: MailSender,
    private readonly outbox: OutboxService,
    private readonly links: ActivationLinks,
    private readonly alerts: Alerts,
    private readonly history: CodeHistory,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      gift: ({ variables }) => this.writeOffer(variables['gift'] ?? ''),
      'gift-offered': '/my-codes',
      'gift-declined': '/my-codes',
      'gift-accepted': '/my-codes',
      'gift-received': '/my-codes',
    });
  }

  /**
   * Mails the link of a new gift to the receiver. The language is that of the account with this address, or else the
   * giver's.
   */
  async offer(
    manager: EntityManager,
    gift: GiftEntity,
    { giver, receiver, alias }: { giver: User; receiver: User | undefined; alias: string },
  ): Promise<void> {
    const { emailAsTyped: recipient } = gift;
    await this.outbox.enqueue(manager, {
      ...(receiver ? toRecipient(receiver) : { recipient, locale: giver.locale }),
      template: 'gift',
      variables: { alias: toDisplayAlias(alias), gift: gift.id },
    });
    await this.history.record(manager, gift.activationId, 'offered');
    // Always mailed: no code is given away without its owner hearing of it.
    await this.tell(manager, giver, 'gift-offered', alias);
  }

  /** How the giver wants to hear what becomes of a gift. The choice ends with the activation. */
  findWays(manager: EntityManager, { activationId }: GiftEntity, { id: userId }: User): Promise<AlertWays> {
    return this.alerts.findWays(manager, { kind: 'gift', activationId, userId });
  }

  /** Tells the giver what became of a gift, in the ways of `findWays`. */
  async tellGiver(
    manager: EntityManager,
    { activationId }: GiftEntity,
    giver: User,
    ways: AlertWays,
    mail: { template: 'gift-accepted' | 'gift-declined'; alias: string },
  ): Promise<void> {
    if (ways.push) await this.alerts.push(manager, { kind: 'gift', activationId, userId: giver.id });
    if (ways.mail) await this.tell(manager, giver, mail.template, mail.alias);
  }

  async tell(
    manager: EntityManager,
    user: User,
    template: Extract<MailTemplate, `gift-${string}`>,
    alias: string,
  ): Promise<void> {
    const variables = { alias: toDisplayAlias(alias) };
    await this.outbox.enqueue(manager, { ...toRecipient(user), template, variables });
  }

  /** Undefined, and no mail is sent, once the gift has ended. */
  private async writeOffer(id: string): Promise<MailDetails | undefined> {
    const open = { id, expiresAt: MoreThan(this.clock.now()) };
    const gift = await this.dataSource.manager.findOneBy(GiftEntity, open);
    return gift ? { path: giftPath(this.links.toToken('gift', gift)) } : undefined;
  }
}
