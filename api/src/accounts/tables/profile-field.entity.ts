import { VISIBILITIES, type ProfileFieldKey, type Visibility } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { BinaryTextColumn, EnumColumn, IdColumn, TextColumn } from '../../platform/database/columns';

/** A value of a profile, public or private. */
@Entity('profile_fields')
export class ProfileFieldEntity {
  @IdColumn() userId!: string;
  @BinaryTextColumn({ length: 32, primary: true }) key!: ProfileFieldKey;
  @TextColumn({ length: 200 }) value!: string;
  @EnumColumn(VISIBILITIES) visibility!: Visibility;
}
