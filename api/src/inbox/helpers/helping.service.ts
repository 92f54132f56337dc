import { Injectable } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { Readers } from '../readers/readers';
import { HelperEntity } from '../tables/helper.entity';
import type { HelpedCodeDto } from './helper.dto';

/** The codes with whose messages somebody helps. */
@Injectable()
export class HelpingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readers: Readers,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
  ) {}

  async list(userId: string): Promise<HelpedCodeDto[]> {
    const helped = await this.readers.findHelped(userId);
    const codes = await this.activations.findAll(map(helped, 'activationId'));
    const owners = await this.users.findAll(map([...codes.values()], 'userId'));
    return helped.flatMap(({ id, activationId, consentedAt, mails }) => {
      const code = codes.get(activationId);
      if (!code || code.endedAt || !consentedAt) return [];
      const ownerName = owners.get(code.userId)?.name ?? null;
      return [{ id, alias: code.alias, label: code.ownerLabel, ownerName, consentedAt, mails }];
    });
  }

  /** Throws `not_found` for the help of somebody else (AUT-1). */
  async switchMails(userId: string, id: string, mails: boolean): Promise<void> {
    const mine = { id, userId };
    if (!(await this.dataSource.manager.existsBy(HelperEntity, mine))) throw new DomainError('not_found');
    await this.dataSource.manager.update(HelperEntity, mine, { mails });
  }
}
