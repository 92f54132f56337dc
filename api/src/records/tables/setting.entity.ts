import type { SettingKey, Settings } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { BinaryTextColumn, IntColumn, JsonColumn } from '../../platform/database/columns';

/** A setting that was saved; every saved one carries the version of the last change, which is that of all. */
@Entity('settings')
export class SettingEntity {
  @BinaryTextColumn({ length: 64, primary: true }) key!: SettingKey;

  /** Wrapped, because null is a value of some settings. */
  @JsonColumn() value!: { is: Settings[SettingKey] };
  @IntColumn() version!: number;
}
