import { LOCALES, type Locale } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  EmailColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A helper of an owner, or an invitation to be one. It ends with the activation. */
@Entity('helpers')
@Index(['activationId', 'seat'], { unique: true })
@Index(['activationId', 'email'], { unique: true })
@Index(['activationId', 'userId'], { unique: true })
@Index(['userId'])
@Index(['email'])
// For housekeeping, which deletes invitations that nobody accepted.
@Index(['expiresAt'])
export class HelperEntity {
  @IdColumn() id!: string;
  @RefColumn() activationId!: string;

  /** From 1 to `HELPERS.perCode`: the unique key lets no more people in. */
  @IntColumn() seat!: number;

  /** The canonical address that the owner invited, also where the account has another one by now. */
  @EmailColumn() email!: string;

  /** Null until the person consents. */
  @RefColumn({ nullable: true }) userId!: string | null;

  /** The link is derived from it: a copy of the database does not hold the link. Null once it was used. */
  @BinaryTextColumn({ length: 32, nullable: true }) nonce!: string | null;

  /** Of the invitation, where the address has no account. */
  @EnumColumn(LOCALES) locale!: Locale;

  /** Whether the helper gets mails about new messages. */
  @BooleanColumn() mails!: boolean;
  @TimeColumn() invitedAt!: Date;

  /** Of the invitation. Null after the consent. */
  @TimeColumn({ nullable: true }) expiresAt!: Date | null;
  @TimeColumn({ nullable: true }) consentedAt!: Date | null;
}
