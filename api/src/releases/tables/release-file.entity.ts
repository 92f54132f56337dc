import { Entity, Unique } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  BytesColumn,
  IdColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A file of one or several releases of a remote. */
@Entity('release_files')
@Unique(['remote', 'path'])
export class ReleaseFileEntity {
  @IdColumn() id!: string;
  @BinaryTextColumn({ length: 40 }) remote!: string;
  @BinaryTextColumn({ length: 200 }) path!: string;

  /** Of what was uploaded, in hex. */
  @BinaryTextColumn({ length: 96 }) sha384!: string;

  /** What was uploaded, compressed with Brotli. */
  @BytesColumn() body!: Buffer;

  /** Whether a release that has it was ever shown to others than one administrator. */
  @BooleanColumn() shown!: boolean;
  @TimeColumn() createdAt!: Date;
}
