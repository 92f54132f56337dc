import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MailContents, type MailDetails } from '../../delivery';
import { Clock } from '../../platform/clock/clock';
import { MailedLinks } from '../../platform/secrets/mailed-links';
import { openAt } from '../activations/unactivation-outcomes';
import { UnactivationRequestEntity } from '../tables/unactivation-request.entity';
import { UNACTIVATION_LINK, withProof } from './unactivation-link';

/** The links in the mails about unactivation requests. */
@Injectable()
export class UnactivationMails implements OnModuleInit {
  constructor(
    private readonly contents: MailContents,
    private readonly dataSource: DataSource,
    private readonly links: MailedLinks,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.contents.register({
      'unactivation-request': ({ variables }) => this.request(variables['request'] ?? ''),
      'unactivation-confirmed': '/scan/{alias}',
      'unactivation-declined': '/scan/{alias}',
    });
  }

  /** Undefined, so that no mail is sent, when the request is not open any more. */
  private async request(id: string): Promise<MailDetails | undefined> {
    const open = { id, ...openAt(this.clock.now()) };
    const request = await this.dataSource.manager.findOneBy(UnactivationRequestEntity, open);
    if (!request) return undefined;
    const token = this.links.toToken(UNACTIVATION_LINK, withProof(request));
    return { path: `/scan/{alias}/unactivation?token=${token}` };
  }
}
