import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { AuditLog } from '../../records';
import { ConversationMessages } from '../conversation-records/conversation-messages';
import { ConversationRecords } from '../conversation-records/conversation-records';
import { deleteMessages } from '../messages/delete-messages';
import { MessageCounts } from '../messages/message-counts';
import { MessageEntity } from '../tables/message.entity';
import { ReportReader } from './report-reader';
import type { ReportDto, ReportedConversationDto, ReportListDto, ReportListQuery } from './report.dto';

/** What administrators see of conversations that their owners reported, and do about them (ADR 74). */
@Injectable()
export class ReportsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly reports: ReportReader,
    private readonly records: ConversationRecords,
    private readonly messages: ConversationMessages,
    private readonly counts: MessageCounts,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  list(query: ReportListQuery): Promise<ReportListDto> {
    return this.reports.list(query);
  }

  /**
   * The latest messages of a reported conversation, or the latest before a position. Each reading is in the audit log.
   * Throws `not_found` for a conversation that nobody reported.
   */
  async read(id: string, before?: number): Promise<ReportedConversationDto> {
    const conversation = await this.records.find(id);
    if (!conversation?.message.reportedAt) throw new DomainError('not_found');
    const { message } = conversation;
    const report = await this.reports.toDto(message);
    await this.transactions.run((manager) => this.audit.record(manager, 'report-read', 'report', id));
    const { messages } = await this.messages.read(conversation, before);
    return { ...report, ...pick(message, 'kind', 'senderName'), messages };
  }

  /** Throws `not_found`, also for a photo of another conversation. Nobody knows its id before reading. */
  async getPhoto(id: string, photoId: string): Promise<Buffer> {
    await this.reports.get(id);
    return this.messages.getPhoto(id, photoId);
  }

  /** Says that an administrator is done with a report. Of several at the same time, the first one counts. */
  async settle(id: string, reportSettledBy: string): Promise<ReportDto> {
    const open = { reportedAt: Not(IsNull()), reportSettledAt: IsNull() };
    return this.change(id, 'report-settled', open, { reportSettledAt: this.clock.now(), reportSettledBy });
  }

  async reopen(id: string): Promise<ReportDto> {
    const settled = { reportSettledAt: Not(IsNull()) };
    return this.change(id, 'report-reopened', settled, { reportSettledAt: null, reportSettledBy: null });
  }

  private async change(
    id: string,
    action: AuditAction,
    where: FindOptionsWhere<MessageEntity>,
    to: Partial<MessageEntity>,
  ): Promise<ReportDto> {
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(MessageEntity, { id, ...where }, to);
      if (affected === 1) await this.audit.record(manager, action, 'report', id);
    });
    return this.reports.toDto(await this.reports.get(id));
  }

  /** Deletes the conversation for both sides. The sender's link opens nothing any more. Throws `not_found`. */
  async delete(id: string): Promise<void> {
    const message = await this.reports.get(id);
    const { code, reportedAt } = await this.reports.toDto(message);
    const { ownerId } = message;
    await this.counts.runCounted(ownerId, [id], async (manager) => {
      if ((await deleteMessages(manager, ownerId, [id])) !== 1) throw new DomainError('not_found');
      await this.audit.deleted(manager, 'report', id, { alias: code.alias, reportedAt });
    });
  }
}
