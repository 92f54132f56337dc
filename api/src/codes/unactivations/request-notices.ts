import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { toRecipient, UsersService } from '../../accounts';
import { type MailDetails, MailSender, OutboxService } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { ActivationLinks } from '../activations/activation-links';
import { openAt } from '../activations/unactivation-outcomes';
import { AlertPushes } from '../alerts/alert-pushes';
import { Alerts } from '../alerts/alerts';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

/** Tells owners of requests for their codes, with the link that answers, and reads that link. */
@Injectable()
export class RequestNotices implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly mails: MailSender,
    private readonly outbox: OutboxService,
    private readonly alerts: Alerts,
    private readonly pushes: AlertPushes,
    private readonly links: ActivationLinks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.mails.register({
      'unactivation-request': ({ variables }) => this.writeRequest(variables['request'] ?? ''),
    });
    this.pushes.register('request', async ({ about, activation }) => {
      const details = await this.writeRequest(about['request'] ?? '');
      return details && { path: details.path.replace('{alias}', toDisplayAlias(activation.alias)) };
    });
  }

  /**
   * Tells the owner of a code of a request, which is given by its id. An owner may want to hear nothing: a request that is
   * not answered ends, and the code stays the owner's.
   */
  async tell(
    manager: EntityManager,
    { ownerId: userId, activationId, alias }: { ownerId: string; activationId: string; alias: string },
    requestId: string,
  ): Promise<void> {
    const about = { request: requestId };
    const ways = await this.alerts.raise(manager, { kind: 'request', activationId, userId, about });
    if (!ways.mail) return;
    const owner = await this.users.get(userId, manager);
    const variables = { alias: toDisplayAlias(alias), request: requestId };
    await this.outbox.enqueue(manager, {
      template: 'unactivation-request',
      ...toRecipient(owner),
      variables,
    });
  }

  /** The request of a mailed link, open or not. Throws `link_expired` or `invalid_link`. */
  getByLink(token: string): Promise<UnactivationRequestEntity> {
    return this.links.get('unactivation', UnactivationRequestEntity, token);
  }

  /** Answers undefined, and no mail is sent, when the request is no longer open. */
  private async writeRequest(id: string): Promise<MailDetails | undefined> {
    const open = { id, ...openAt(this.clock.now()) };
    const request = await this.dataSource.manager.findOneBy(UnactivationRequestEntity, open);
    if (!request) return undefined;
    return { path: `/scan/{alias}/unactivation?token=${this.links.toToken('unactivation', request)}` };
  }
}
