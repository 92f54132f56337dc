import type { SettingKey, Settings } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { BinaryTextColumn, IntColumn, JsonColumn } from '../../platform/database/columns';

/** A saved setting. All rows have the same version, that of the last change. */
@Entity('settings')
export class SettingEntity {
  @BinaryTextColumn({ length: 64, primary: true }) key!: SettingKey;

  /** In an object, because null is a valid value of some settings. */
  @JsonColumn() value!: { is: Settings[SettingKey] };
  @IntColumn() version!: number;
}
