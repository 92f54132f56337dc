import { Entity } from 'typeorm';
import { BinaryTextColumn, BytesColumn, IdColumn, TimeColumn } from '../../platform/database/columns';

/** Stored in the database, so that replicas share it and it is deleted in the transaction that deletes the account. */
@Entity('profile_photos')
export class ProfilePhotoEntity {
  @IdColumn() userId!: string;

  /** Hash of owner and bytes; the public path contains it. */
  @BinaryTextColumn({ length: 64, unique: true }) sha256!: string;
  @BytesColumn() bytes!: Buffer;
  @TimeColumn() updatedAt!: Date;
}
