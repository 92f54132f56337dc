import { Entity, Index } from 'typeorm';
// `ENTITIES` takes every entity that is declared when it loads. Files share one process: it must not find this one.
import '../../src/entities';
import {
  BinaryTextColumn,
  BooleanColumn,
  EmailColumn,
  EnumColumn,
  IdColumn,
  IntColumn,
  JsonColumn,
  LockCountColumn,
  newId,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../src/platform/database/columns';

/** One column of each kind, with and without a value. */
@Entity('samples')
@Index(['kind', 'seenAt'])
export class Sample {
  @IdColumn()
  id!: string;

  @LockCountColumn()
  lockCount!: number | null;

  @BinaryTextColumn({ length: 32, unique: true })
  alias!: string;

  @TextColumn({ length: 100 })
  name!: string;

  @EmailColumn({ unique: true, nullable: true })
  email!: string | null;

  @EnumColumn(['draft', 'live'])
  kind!: 'draft' | 'live';

  @EnumColumn(['en', 'uk'], { nullable: true })
  locale!: 'en' | 'uk' | null;

  @RefColumn({ nullable: true })
  ownerId!: string | null;

  @IntColumn()
  used!: number;

  @BooleanColumn()
  archived!: boolean;

  @JsonColumn()
  payload!: object;

  @JsonColumn({ nullable: true })
  note!: string | null;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn({ nullable: true })
  seenAt!: Date | null;
}

export function sample(change: Partial<Sample> = {}): Sample {
  const id = newId();
  return {
    id,
    lockCount: null,
    alias: id.slice(-12),
    name: 'Ada',
    email: null,
    kind: 'draft',
    locale: null,
    ownerId: null,
    used: 0,
    archived: false,
    payload: {},
    note: null,
    createdAt: new Date(),
    seenAt: null,
    ...change,
  };
}
