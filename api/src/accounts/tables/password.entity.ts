import { Entity } from 'typeorm';
import { IdColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/** The argon2id hash of an account’s password. An account without a password has no row. */
@Entity('passwords')
export class PasswordEntity {
  @IdColumn() userId!: string;

  /** Argon2id in PHC format, parameters included (PWD-1). */
  @TextColumn({ length: 255 }) hash!: string;
  @TimeColumn() changedAt!: Date;
}
