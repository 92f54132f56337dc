import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HELPING_PATH, toDisplayAlias } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { toRecipient, UsersService } from '../../accounts';
import { type MailDetails, MailSender, OutboxService } from '../../delivery';
import { ActivationRecords, type HeldActivation } from '../activations/activation-records';
import { AlertPushes } from '../alerts/alert-pushes';
import { Alerts } from '../alerts/alerts';
import { LostCodeEntity } from '../tables/lost-code.entity';

type ListHelpers = (activation: HeldActivation, manager: EntityManager) => Promise<string[]>;

/** Mails and pushes about openings of a lost code, to its owner and those who help the owner. */
@Injectable()
export class LostMails implements OnModuleInit {
  private listHelpers: ListHelpers = () => Promise.resolve([]);

  constructor(
    private readonly dataSource: DataSource,
    private readonly activations: ActivationRecords,
    private readonly alerts: Alerts,
    private readonly users: UsersService,
    private readonly outbox: OutboxService,
    private readonly mails: MailSender,
    private readonly pushes: AlertPushes,
  ) {}

  onModuleInit(): void {
    this.mails.register({ 'lost-opened': ({ variables }) => this.write(variables) });
    this.pushes.register('opening', async ({ activation, reader }) => {
      const path = await this.findPath(activation, reader.id);
      return path === undefined ? undefined : { path };
    });
  }

  /** Called when the program starts, by the domain that knows the helpers of an owner. */
  registerHelpers(list: ListHelpers): void {
    this.listHelpers = list;
  }

  /**
   * Queues mails and pushes for the owner and the helpers, as each has chosen. To be called while the activation is locked.
   * @param sendAt when the mails go out. Undefined for now; pushes are queued only then
   */
  async tell(manager: EntityManager, activation: HeldActivation, sendAt: Date | undefined): Promise<void> {
    for (const reader of [activation.userId, ...(await this.listHelpers(activation, manager))])
      await this.tellOne(manager, activation, reader, sendAt);
  }

  private async tellOne(
    manager: EntityManager,
    { id: activationId, alias }: HeldActivation,
    userId: string,
    sendAt: Date | undefined,
  ): Promise<void> {
    const target = { kind: 'opening', activationId, userId } as const;
    const ways = await this.alerts[sendAt ? 'findWays' : 'raise'](manager, target);
    if (!ways.mail) return;
    const user = await this.users.get(userId, manager);
    const variables = { alias: toDisplayAlias(alias), activation: activationId, reader: userId };
    await this.outbox.enqueue(manager, {
      template: 'lost-opened',
      ...toRecipient(user),
      variables,
      ...(sendAt && { sendAt }),
    });
  }

  /** Undefined where the code is not lost any more. The owner's name for the code is only on the screen. */
  private async write({
    activation: id = '',
    reader = '',
  }: Record<string, string>): Promise<MailDetails | undefined> {
    const lost = await this.dataSource.manager.findOneBy(LostCodeEntity, { activationId: id });
    const activation = lost && (await this.activations.find(id));
    const user = activation && (await this.users.find(reader));
    const path = user && !user.blockedAt && (await this.findPath(activation, reader));
    if (!path) return undefined;
    const { locale, emailAsTyped: recipient } = user;
    return { path, code: toDisplayAlias(activation.alias), count: lost.openings, locale, recipient };
  }

  /** The page that a mail or push links to: the code's for its owner, `HELPING_PATH` for helpers. Undefined for others. */
  private async findPath(activation: HeldActivation, readerId: string): Promise<string | undefined> {
    if (activation.endedAt) return undefined;
    if (activation.userId === readerId) return `/my-code/${activation.itemId}`;
    const helpers = await this.listHelpers(activation, this.dataSource.manager);
    return helpers.includes(readerId) ? HELPING_PATH : undefined;
  }
}
