import { Entity, Unique } from 'typeorm';
import {
  BinaryTextColumn,
  BooleanColumn,
  IdColumn,
  IntColumn,
  JsonColumn,
  LockCountColumn,
  RefColumn,
  TimeColumn,
} from '../../platform/database/columns';
import type { BuildTexts } from '../../web';

/** A file as the release announces it. Its bytes are a row of `release_files`. */
export interface AnnouncedFile {
  path: string;
  /** Of its bytes, in hex. */
  sha384: string;
  size: number;
}

/** A release of a remote, uploaded or shipped, or what was decided about one that ships. */
@Entity('releases')
@Unique(['remote', 'number'])
export class ReleaseEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;
  @BinaryTextColumn({ length: 40 }) remote!: string;

  /** The number of commits up to the one that it was built from. */
  @IntColumn() number!: number;
  @BinaryTextColumn({ length: 40 }) commitId!: string;
  @IntColumn() contract!: number;

  /** How many in a hundred documents show it; 100 for everybody. */
  @IntColumn() share!: number;

  /** 1 while it is shown to some and not to all, else null: unique, so that the site has one such release. */
  @IntColumn({ nullable: true, unique: true }) shareSlot!: 1 | null;
  @BooleanColumn() blocked!: boolean;

  /** Counts the decisions; a change names the one it was made upon. */
  @IntColumn() version!: number;

  /** Null where the files are not in the database. */
  @JsonColumn({ nullable: true }) texts!: BuildTexts | null;
  @JsonColumn() files!: AnnouncedFile[];

  /** The size of its files and of its texts. 0 where the files are not in the database. */
  @IntColumn() bytes!: number;

  /** Who uploaded it. Null for what ships with a server. */
  @RefColumn({ nullable: true }) tokenId!: string | null;
  @TimeColumn() beganAt!: Date;

  /** Null until all files are here. Until then nobody sees it. */
  @TimeColumn({ nullable: true }) completedAt!: Date | null;

  /** When it was last found to be shown. Null if it never was: its files are nobody's. */
  @TimeColumn({ nullable: true }) servedAt!: Date | null;

  /** When a decision last showed it to everybody. Null where no decision did. */
  @TimeColumn({ nullable: true }) servedSince!: Date | null;
}
