import { Entity, Index } from 'typeorm';
import { EmailColumn, EnumColumn, IdColumn, TimeColumn } from '../../platform/database/columns';

/** Why mails come back: the address takes none, or its owner has called one spam. */
export const BOUNCE_KINDS = ['permanent', 'complaint'] as const;
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** An address from which mails came back. Notices to it stop until somebody proves it again. */
@Entity('mail_bounces')
// For housekeeping, oldest first.
@Index(['bouncedAt', 'id'])
// For counting those that are not proved.
@Index(['provedAt'])
export class MailBounceEntity {
  @IdColumn() id!: string;

  /** Canonical. */
  @EmailColumn({ unique: true }) email!: string;
  @EnumColumn(BOUNCE_KINDS) kind!: BounceKind;

  /** When the last mail came back. */
  @TimeColumn() bouncedAt!: Date;

  /** When somebody proved the address afterwards: what bounced before that counts no more, however late it is told. */
  @TimeColumn({ nullable: true }) provedAt!: Date | null;
}
