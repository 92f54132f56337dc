import { Entity } from 'typeorm';
import {
  BinaryTextColumn,
  IdColumn,
  LockCountColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** What a program uploads releases of one remote with. */
@Entity('release_tokens')
export class ReleaseTokenEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;
  @BinaryTextColumn({ length: 40 }) remote!: string;

  /** What the administrator calls it. */
  @TextColumn({ length: 100 }) label!: string;

  /** SHA-256 of its secret in hex. */
  @BinaryTextColumn({ length: 64 }) secretHash!: string;
  @TimeColumn() createdAt!: Date;
  @TimeColumn({ nullable: true }) lastUsedAt!: Date | null;
  @TimeColumn({ nullable: true }) revokedAt!: Date | null;
}
