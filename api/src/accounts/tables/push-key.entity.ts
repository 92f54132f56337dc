import { Entity } from 'typeorm';
import { BinaryTextColumn, IdColumn, TimeColumn } from '../../platform/database/columns';

/** The key by which push services know this installation (RFC 8292). One row. */
@Entity('push_keys')
export class PushKeyEntity {
  @IdColumn() id!: string;
  @BinaryTextColumn({ length: 88 }) publicKey!: string;

  /** Encrypted with a key that is derived from `SECRET_KEY`. */
  @BinaryTextColumn({ length: 200 }) sealedKey!: string;
  @TimeColumn() createdAt!: Date;
}
