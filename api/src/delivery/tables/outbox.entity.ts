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

export const OUTBOX_STATUSES = ['queued', 'sent', 'dropped', 'dead'] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** A mail to send, written in the transaction that causes it (REL-1). */
@Entity('outbox')
@Index(['status', 'nextAt'])
// The administrators' list, newest first.
@Index(['createdAt', 'id'])
@Index(['status', 'createdAt', 'id'])
@Index(['challengeId'])
@Index(['recipient'])
@Index(['userId'])
export class OutboxEntity {
  @IdColumn() id!: string;
  @EnumColumn(MAIL_TEMPLATES) template!: MailTemplate;

  /** Canonical form: mails to an address are found by it. */
  @EmailColumn() recipient!: string;

  /** The spelling that the mail goes to; null in what the release before wrote (see `addresseeOf`). */
  @TextColumn({ length: 254, nullable: true }) recipientAsTyped!: string | null;
  @EnumColumn(LOCALES) locale!: Locale;

  /** The challenge whose code or link the mail carries; the code itself is derived when sending. */
  @RefColumn({ nullable: true }) challengeId!: string | null;

  /** Whose account it is about, where the address alone would not say so. */
  @RefColumn({ nullable: true }) userId!: string | null;
  @JsonColumn() variables!: Record<string, string>;
  @EnumColumn(OUTBOX_STATUSES) status!: OutboxStatus;
  @IntColumn() tries!: number;
  @TimeColumn() nextAt!: Date;

  /** Who is sending it now, and until when others leave it alone (REL-2). */
  @BinaryTextColumn({ length: 36, nullable: true }) leaseOwner!: string | null;
  @TimeColumn({ nullable: true }) leaseUntil!: Date | null;
  @TextColumn({ length: 500, nullable: true }) lastError!: string | null;
  @TimeColumn() createdAt!: Date;
  @TimeColumn({ nullable: true }) sentAt!: Date | null;
}

/** The address that a mail goes to, as its owner spells it where that is known. */
export function addresseeOf({ recipientAsTyped, recipient }: OutboxEntity): string {
  return recipientAsTyped ?? recipient;
}
