import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailContents, type MailDetails } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { UnactivationLinks } from './unactivation-links';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';

/** What mails about requests for codes tell, and where their buttons lead. */
@Injectable()
export class UnactivationMails implements OnModuleInit {
  constructor(
    private readonly contents: MailContents,
    private readonly dataSource: DataSource,
    private readonly links: UnactivationLinks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      'unactivation-request': ({ variables }) => this.request(variables['request'] ?? ''),
      'unactivation-confirmed': '/scan/{alias}',
      'unactivation-declined': '/scan/{alias}',
    });
  }

  private async request(id: string): Promise<MailDetails | undefined> {
    const request = await this.dataSource.manager.findOneBy(UnactivationRequestEntity, { id });
    if (request?.state !== 'open' || request.expiresAt <= this.clock.now()) return undefined;
    return { page: `/scan/{alias}/unactivation?token=${this.links.tokenOf(request)}` };
  }
}
