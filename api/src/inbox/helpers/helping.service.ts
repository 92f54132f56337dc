import { Injectable } from '@nestjs/common';
import { HELPER_ALERT_KINDS } from '@ringtag/contracts';
import compact from 'lodash/compact';
import map from 'lodash/map';
import { DataSource } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords, Alerts } from '../../codes';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { Readers } from '../readers/readers';
import { HelperEntity } from '../tables/helper.entity';
import type { HelpedCodeDto, HelperAlertDto } from './helper.dto';

const ALL_WAYS = { mail: true, push: true };

type Hearer = Pick<HelperEntity, 'activationId' | 'userId' | 'mails'>;

/** The codes with whose messages somebody helps. */
@Injectable()
export class HelpingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly readers: Readers,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly alerts: Alerts,
    private readonly transactions: TransactionRunner,
  ) {}

  async list(userId: string): Promise<HelpedCodeDto[]> {
    const helped = await this.readers.findHelped(userId);
    const codes = await this.activations.findAll(map(helped, 'activationId'));
    const owners = await this.users.findAll(map([...codes.values()], 'userId'));
    const listed: HelpedCodeDto[] = [];
    for (const { id, activationId, consentedAt, ...row } of helped) {
      const code = codes.get(activationId);
      if (!code || code.endedAt || !consentedAt) continue;
      const ownerName = owners.get(code.userId)?.name ?? null;
      const alerts = await this.listAlerts({ activationId, ...row });
      listed.push({ id, alias: code.alias, label: code.ownerLabel, ownerName, consentedAt, alerts });
    }
    return listed;
  }

  /**
   * What a helper chose for a code; somebody invited has the defaults. Whether messages are mailed is in `helpers.mails`
   * alone.
   */
  async listAlerts({ activationId, userId, mails }: Hearer): Promise<HelperAlertDto[]> {
    const chosen = userId === null ? [] : await this.alerts.list({ activationId, userId });
    return HELPER_ALERT_KINDS.map((kind) => {
      const { mail, push } = chosen.find((each) => each.kind === kind) ?? ALL_WAYS;
      return { kind, mail: kind === 'message' ? mails : mail, push };
    });
  }

  /** Throws `not_found` for the help of somebody else (AUT-1). */
  async choose(userId: string, id: string, { kind, ...ways }: HelperAlertDto): Promise<void> {
    const mine = { id, userId };
    const activationId = (await this.dataSource.manager.findOneBy(HelperEntity, mine))?.activationId;
    await this.transactions.run(async (manager) => {
      // The help cannot end before the choice is written; its end then deletes the choice.
      await this.activations.lockAll(manager, compact([activationId]));
      if (!activationId || !(await manager.existsBy(HelperEntity, mine))) throw new DomainError('not_found');
      await this.alerts.choose({ kind, activationId, userId }, ways);
      if (kind === 'message') await manager.update(HelperEntity, mine, { mails: ways.mail });
    });
  }
}
