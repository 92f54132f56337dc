import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REACH } from '@ringtag/contracts';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { countWithin, readPage } from '../../platform/database/long-list';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditNames } from '../../records';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import { PageReports } from './page-reports.service';
import type { ReportDto, ReportListDto, ReportListQuery } from './report.dto';

/** Reads reports: conversations that their owners reported to the administrators. */
@Injectable()
export class ReportReader implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
    private readonly activations: ActivationRecords,
    private readonly names: AuditNames,
    private readonly pages: PageReports,
  ) {}

  onModuleInit(): void {
    this.names.register('report', async (ids) => {
      const reports = await this.toDtos(await this.dataSource.manager.findBy(MessageEntity, { id: In(ids) }));
      return reports.map(({ id, code }) => ({ id, name: code.alias }));
    });
  }

  async list({ settled, ...page }: ReportListQuery): Promise<ReportListDto> {
    const { manager } = this.dataSource;
    const isSettled = settled === 'true';
    const { rows, ...counted } = await readPage(MessageEntity, selectReports(manager, isSettled), page);
    const { total } = isSettled ? await countWithin(selectReports(manager, false), REACH.rows) : counted;
    const open = total + (await this.pages.countOpen());
    return { items: await this.toDtos(rows), open, ...counted };
  }

  /** How many reports nobody has settled, of conversations and of pages. */
  async countOpen(): Promise<number> {
    const { total } = await countWithin(selectReports(this.dataSource.manager, false), REACH.rows);
    return total + (await this.pages.countOpen());
  }

  /** The message that opened a reported conversation. Throws `not_found`. */
  async get(id: string): Promise<MessageEntity> {
    const reported = { id, reportedAt: Not(IsNull()) };
    const message = await this.dataSource.manager.findOneBy(MessageEntity, reported);
    if (!message) throw new DomainError('not_found');
    return message;
  }

  /** Throws `not_found` where its code or owner was deleted meanwhile. */
  async toDto(message: MessageEntity): Promise<ReportDto> {
    const [report] = await this.toDtos([message]);
    if (!report) throw new DomainError('not_found');
    return report;
  }

  /** Those whose code or owner was deleted meanwhile are missing. */
  private async toDtos(messages: MessageEntity[]): Promise<ReportDto[]> {
    const codes = await this.activations.findAll(map(messages, 'activationId'));
    const people = await this.users.findAll(
      messages.flatMap(({ ownerId, reportSettledBy }) => [ownerId, reportSettledBy ?? ownerId]),
    );
    const ids = { id: In(map(messages, 'id')) };
    const conversations = keyBy(await this.dataSource.manager.findBy(ConversationEntity, ids), 'id');
    const toPerson = (id: string | null) => {
      const person = people.get(id ?? '');
      return person ? pick(person, 'id', 'name') : null;
    };
    return messages.flatMap((message) => {
      const { id, ownerId, reportedAt, reportSettledAt: settledAt, reportSettledBy: settledBy } = message;
      const code = codes.get(message.activationId);
      const owner = toPerson(ownerId);
      if (!code?.alias || !owner || !reportedAt) return [];
      return {
        id,
        code: { id: code.itemId, alias: code.alias },
        owner,
        messageCount: conversations[id]?.messageCount ?? 1,
        reportedAt,
        settledAt,
        settledBy: toPerson(settledBy),
      };
    });
  }
}

/** Open reports, the newest first; or settled ones, the last settled first. The alias of the table is `m`. */
export function selectReports(manager: EntityManager, settled: boolean): SelectQueryBuilder<MessageEntity> {
  const select = manager.createQueryBuilder(MessageEntity, 'm').where('m.reportedAt IS NOT NULL');
  return settled
    ? select
        .andWhere('m.reportSettledAt IS NOT NULL')
        .orderBy({ 'm.reportSettledAt': 'DESC', 'm.reportedAt': 'DESC', 'm.id': 'DESC' })
    : select.andWhere('m.reportSettledAt IS NULL').orderBy({ 'm.reportedAt': 'DESC', 'm.id': 'DESC' });
}
