import { Entity, Index } from 'typeorm';
import { EmailColumn, EnumColumn, IdColumn, TimeColumn } from '../../platform/database/columns';

/** Why mails come back: the address takes none, or its owner has called one spam. */
export const BOUNCE_KINDS = ['permanent', 'complaint'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** When mails to an address came back, and when somebody proved it: until then notices stop. */
@Entity('mail_bounces')
// For housekeeping, oldest first.
@Index(['bouncedAt', 'id'])
// For counting those that are not proved, and for housekeeping.
@Index(['provedAt'])
export class MailBounceEntity {
  @IdColumn() id!: string;

  /** Canonical. */
  @EmailColumn({ unique: true }) email!: string;
  @EnumColumn(BOUNCE_KINDS) kind!: BounceKind;

  /** When the last mail came back. The time of the proof, and of any kind, where none did before it. */
  @TimeColumn() bouncedAt!: Date;

  /** When somebody proved the address last: what bounced before that counts no more, however late it is told. */
  @TimeColumn({ nullable: true }) provedAt!: Date | null;
}
