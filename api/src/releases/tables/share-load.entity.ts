import { Entity, Index } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** One browser's load of a release that is shown to a share. Deleted within two hours. */
@Entity('share_loads')
@Index(['beganAt', 'id'])
export class ShareLoadEntity {
  @IdColumn() id!: string;
  @RefColumn() releaseId!: string;

  /** That of the decision by which the share was shown the release. */
  @IntColumn() version!: number;

  /** The widest network around the browser, hashed with a key. */
  @BinaryTextColumn({ length: 22 }) network!: string;
  @TimeColumn() beganAt!: Date;

  /** Null until the browser says so. */
  @BooleanColumn({ nullable: true }) finished!: boolean | null;
}
