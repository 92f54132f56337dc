import { Entity } from 'typeorm';
import { BinaryTextColumn, BytesColumn, IdColumn, TimeColumn } from '../../platform/database/columns';

/** In the database, so that replicas share it and a deleted account takes it along. */
@Entity('profile_photos')
export class ProfilePhotoEntity {
  @IdColumn() userId!: string;

  /** Of owner and bytes: what the public address is made of. */
  @BinaryTextColumn({ length: 64, unique: true }) sha256!: string;
  @BytesColumn() bytes!: Buffer;
  @TimeColumn() updatedAt!: Date;
}
