import { Injectable, type OnModuleInit } from '@nestjs/common';
import { REACH } from '@ringtag/contracts';
import map from 'lodash/map';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { UsersService } from '../../accounts';
import { ActivationRecords } from '../../codes';
import { Clock } from '../../platform/clock/clock';
import { countWithin, readPage } from '../../platform/database/long-list';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog, AuditNames } from '../../records';
import { Attachments } from '../attachments/attachments.service';
import { ConversationRecords } from '../conversation-records/conversation-records';
import { ConversationsService } from '../conversations/conversations.service';
import { deleteMessages } from '../messages/delete-messages';
import { MessageCounts } from '../messages/message-counts';
import { ConversationEntity } from '../tables/conversation.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ReportDto, ReportedConversationDto, ReportListDto, ReportListQuery } from './report.dto';

/** What administrators see of conversations that their owners reported, and do about them (ADR 74). */
@Injectable()
export class ReportsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly users: UsersService,
    private readonly activations: ActivationRecords,
    private readonly records: ConversationRecords,
    private readonly conversations: ConversationsService,
    private readonly attachments: Attachments,
    private readonly counts: MessageCounts,
    private readonly audit: AuditLog,
    private readonly names: AuditNames,
    private readonly clock: Clock,
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
    const { total: open } = isSettled
      ? await countWithin(selectReports(manager, false), REACH.rows)
      : counted;
    return { items: await this.toDtos(rows), open, ...counted, ...page };
  }

  /**
   * The latest messages of a reported conversation, or the latest before a position. Each reading is in the audit log.
   * Throws `not_found` for a conversation that nobody reported.
   */
  async read(id: string, before?: number): Promise<ReportedConversationDto> {
    const conversation = await this.records.find(id);
    if (!conversation?.message.reportedAt) throw new DomainError('not_found');
    const { message } = conversation;
    const report = await this.toDto(message);
    await this.transactions.run((manager) =>
      this.audit.record(manager, { action: 'report-read', subject: { type: 'report', id } }),
    );
    const { messages } = await this.conversations.read(conversation, before);
    return { ...report, ...pick(message, 'kind', 'senderName'), messages };
  }

  /** Throws `not_found`, also for a photo of another conversation. Nobody knows its id before reading. */
  async getPhoto(id: string, photoId: string): Promise<Buffer> {
    await this.getReported(id);
    return this.attachments.getBytes(id, photoId);
  }

  /** Says that an administrator is done with a report. Of several at the same time, the first one counts. */
  async settle(id: string, administratorId: string): Promise<ReportDto> {
    await this.transactions.run(async (manager) => {
      const open = { id, reportedAt: Not(IsNull()), reportSettledAt: IsNull() };
      const settled = { reportSettledAt: this.clock.now(), reportSettledBy: administratorId };
      const { affected } = await manager.update(MessageEntity, open, settled);
      if (affected !== 1) return;
      await this.audit.record(manager, { action: 'report-settled', subject: { type: 'report', id } });
    });
    return this.toDto(await this.getReported(id));
  }

  async reopen(id: string): Promise<ReportDto> {
    await this.transactions.run(async (manager) => {
      const settled = { id, reportSettledAt: Not(IsNull()) };
      const open = { reportSettledAt: null, reportSettledBy: null };
      const { affected } = await manager.update(MessageEntity, settled, open);
      if (affected !== 1) return;
      await this.audit.record(manager, { action: 'report-reopened', subject: { type: 'report', id } });
    });
    return this.toDto(await this.getReported(id));
  }

  /** Deletes the conversation for both sides. The sender's link opens nothing any more. Throws `not_found`. */
  async delete(id: string): Promise<void> {
    const message = await this.getReported(id);
    const { code, reportedAt } = await this.toDto(message);
    const { ownerId } = message;
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      if ((await deleteMessages(manager, ownerId, [id])) !== 1) throw new DomainError('not_found');
      await this.audit.deleted(manager, 'report', id, { alias: code.alias, reportedAt });
    });
  }

  private async getReported(id: string): Promise<MessageEntity> {
    const reported = { id, reportedAt: Not(IsNull()) };
    const message = await this.dataSource.manager.findOneBy(MessageEntity, reported);
    if (!message) throw new DomainError('not_found');
    return message;
  }

  private async toDto(message: MessageEntity): Promise<ReportDto> {
    const [report] = await this.toDtos([message]);
    if (!report) throw new DomainError('not_found');
    return report;
  }

  /** Those whose code or owner was deleted meanwhile are missing. */
  private async toDtos(messages: MessageEntity[]): Promise<ReportDto[]> {
    const codes = await this.activations.findCodes(map(messages, 'activationId'));
    const people = await this.users.findAll(
      messages.flatMap(({ ownerId, reportSettledBy }) => [
        ownerId,
        ...(reportSettledBy ? [reportSettledBy] : []),
      ]),
    );
    const conversations = await this.dataSource.manager.findBy(ConversationEntity, {
      id: In(map(messages, 'id')),
    });
    const messageCounts = new Map(conversations.map(({ id, messageCount }) => [id, messageCount]));
    const toPerson = (id: string | null) => {
      const person = people.get(id ?? '');
      return person ? pick(person, 'id', 'name') : null;
    };
    return messages.flatMap((message) => {
      const { id, ownerId, reportedAt, reportSettledAt: settledAt, reportSettledBy: settledBy } = message;
      const code = codes.get(message.activationId);
      const owner = toPerson(ownerId);
      if (!code || !owner || !reportedAt) return [];
      return {
        id,
        code: pick(code, 'id', 'alias'),
        owner,
        messageCount: messageCounts.get(id) ?? 1,
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
