import { LOCALES, type Locale } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  EmailColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  JsonColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';
import { MAIL_TEMPLATES, type MailTemplate } from './mail';

const OUTBOX_STATUSES = ['queued', 'sent', 'dropped', 'stopped', 'dead', 'refused'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** A mail to send, written in the transaction that causes it (REL-1). */
@Entity('outbox')
@Index(['status', 'nextAt'])
// For the administrators' list, newest first.
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt', 'id'])
@Index(['challengeId'])
@Index(['recipient'])
@Index(['userId'])
export class OutboxEntity {
  @IdColumn() id!: string;
  @EnumColumn(MAIL_TEMPLATES) template!: MailTemplate;

  /** The address in its canonical form, for searching. */
  @EmailColumn() recipient!: string;

  /** The address as its owner spells it. The mail is sent to it. */
  @TextColumn({ length: 254 }) recipientAsTyped!: string;
  @EnumColumn(LOCALES) locale!: Locale;

  /** The challenge whose code or link is in the mail; the code is derived when the mail is sent. */
  @RefColumn({ nullable: true }) challengeId!: string | null;

  /** The account that the mail is about, if the address alone does not tell. */
  @RefColumn({ nullable: true }) userId!: string | null;
  @JsonColumn() variables!: Record<string, string>;
  @EnumColumn(OUTBOX_STATUSES) status!: OutboxStatus;
  @IntColumn() tries!: number;
  @TimeColumn() nextAt!: Date;

  /** The process that is sending it, and when its lease ends (REL-2). */
  @BinaryTextColumn({ length: 36, nullable: true }) leaseOwner!: string | null;
  @TimeColumn({ nullable: true }) leaseUntil!: Date | null;
  @TextColumn({ length: 500, nullable: true }) lastError!: string | null;

  /** The span that queued the mail, as the W3C's Trace Context writes it; null where no trace was recorded (ADR 68). */
  @BinaryTextColumn({ length: 55, nullable: true }) traceparent!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn({ nullable: true }) sentAt!: Date | null;
}
