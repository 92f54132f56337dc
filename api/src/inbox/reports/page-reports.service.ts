import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PAGE_REPORT } from '@ringtag/contracts';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { type Person, PersonalData, type PersonalPart, UsersService } from '../../accounts';
import { ActivationRecords, type ScanPage } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { newId } from '../../platform/database/columns';
import { getRow } from '../../platform/database/get-row';
import { readPage } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog, LimitsService, toNested, toSlowed } from '../../records';
import { PageReportEntity } from '../tables/page-report.entity';
import type { PageReportDto, PageReportListDto, PageReportListQuery } from './page-report.dto';

/** Reports about the pages of codes, which everybody can make, and what administrators do with them. */
@Injectable()
export class PageReports implements PersonalPart, OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly activations: ActivationRecords,
    private readonly users: UsersService,
    private readonly limits: LimitsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * The first report of a network about a code passes beside the code's day, so that nobody silences others. Throws
   * `not_activated` where no owner has a page, and `too_many_requests`.
   */
  async add({ itemId, activationId }: ScanPage, reason: string, clientAddress: string): Promise<void> {
    if (activationId === null) throw new DomainError('not_activated');
    const limits = toLimits(itemId, clientAddress);
    // A client that has none left must not wait for the lock of the activation, nor let others wait.
    await this.limits.assertLeft(...limits.own);
    await this.transactions.run(async (manager) => {
      // Whoever deletes the account of the owner has this lock, or finds the report.
      await this.activations.lockHeld(manager, activationId);
      const report = { id: newId(), itemId, activationId, reason };
      await this.take(manager, limits);
      await manager.insert(PageReportEntity, { ...report, createdAt: this.clock.now() });
    });
  }

  /** Open ones, the newest first; or settled ones, the last settled first. */
  async list({ settled, ...page }: PageReportListQuery): Promise<PageReportListDto> {
    const select = selectPageReports(this.dataSource.manager, settled === 'true');
    const { rows, ...counted } = await readPage(PageReportEntity, select, page);
    return { items: await this.toDtos(rows), ...counted };
  }

  countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(PageReportEntity, { settledAt: IsNull() });
  }

  /** Says that an administrator is done with a report. Of several at the same time, the first one counts. */
  async settle(id: string, settledBy: string): Promise<PageReportDto> {
    return this.change(id, 'page-report-settled', false, { settledAt: this.clock.now(), settledBy });
  }

  async reopen(id: string): Promise<PageReportDto> {
    return this.change(id, 'page-report-reopened', true, { settledAt: null, settledBy: null });
  }

  onModuleInit(): void {
    this.personal.register(this);
  }

  /** Reports are not for the owner whose page they are about. */
  export(): Promise<object> {
    return Promise.resolve({});
  }

  /** Deletes the reports about the pages of an owner. */
  async erase(manager: EntityManager, { id: userId }: Person): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(PageReportEntity)
      .where('activationId IN (SELECT a.id FROM activations a WHERE a.userId = :userId)', { userId })
      .execute();
  }

  private async take(manager: EntityManager, limits: ReturnType<typeof toLimits>): Promise<void> {
    const { own, ofNetwork, firsts, day, slowed } = limits;
    await this.limits.lockIn(manager, ...own, ...ofNetwork, firsts, day, slowed);
    await this.limits.takeAllLocked(manager, ...own);
    const isFirst = this.limits.takeLocked(manager, ...ofNetwork);
    if (isFirst && this.limits.takeLocked(manager, firsts)) return;
    if (!this.limits.takeLocked(manager, day)) await this.limits.takeAllLocked(manager, slowed);
  }

  private async change(
    id: string,
    action: 'page-report-settled' | 'page-report-reopened',
    wasSettled: boolean,
    to: Pick<PageReportEntity, 'settledAt' | 'settledBy'>,
  ): Promise<PageReportDto> {
    const { itemId } = await getRow(this.dataSource.manager, PageReportEntity, id);
    await this.transactions.run(async (manager) => {
      const before = { id, settledAt: wasSettled ? Not(IsNull()) : IsNull() };
      const { affected } = await manager.update(PageReportEntity, before, to);
      if (affected === 1) await this.audit.record(manager, action, 'item', itemId);
    });
    const [report] = await this.toDtos([await getRow(this.dataSource.manager, PageReportEntity, id)]);
    if (!report) throw new DomainError('not_found');
    return report;
  }

  private async toDtos(reports: PageReportEntity[]): Promise<PageReportDto[]> {
    const codes = await this.activations.findAll(map(reports, 'activationId'));
    const people = await this.users.findAll(reports.flatMap(({ settledBy }) => settledBy ?? []));
    return reports.map(({ itemId, activationId, settledBy, ...report }) => {
      const person = people.get(settledBy ?? '');
      const { alias = '', status = null } = codes.get(activationId) ?? {};
      return {
        ...pick(report, ['id', 'reason', 'createdAt', 'settledAt']),
        code: { id: itemId, alias, status },
        settledBy: person ? pick(person, ['id', 'name']) : null,
      };
    });
  }
}

/** Selects open or settled reports. They are sorted as their index is, so that the database need not sort them. */
export function selectPageReports(
  manager: EntityManager,
  settled: boolean,
): SelectQueryBuilder<PageReportEntity> {
  const select = manager.createQueryBuilder(PageReportEntity, 'r');
  const newestFirst = { 'r.createdAt': 'DESC', 'r.id': 'DESC' } as const;
  return settled
    ? select.where('r.settledAt IS NOT NULL').orderBy({ 'r.settledAt': 'DESC', ...newestFirst })
    : select.where('r.settledAt IS NULL').orderBy(newestFirst);
}

function toLimits(itemId: string, clientAddress: string) {
  const { perClient, first, perCode, slowed } = PAGE_REPORT;
  const purpose = 'page-reports';
  const code = `code ${itemId}`;
  const day = { purpose, subject: code, ...perCode };
  const ofFirst = { purpose, subject: `first of ${code}`, ...first.perNetwork };
  return {
    own: toNested({ purpose, subject: 'client', ...perClient }, clientAddress),
    ofNetwork: toNested(ofFirst, clientAddress, 'network'),
    firsts: { purpose, subject: `${code} firsts`, ...first.perCode },
    day,
    slowed: toSlowed(day, slowed),
  };
}
