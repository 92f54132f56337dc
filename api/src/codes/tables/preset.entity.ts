import type { QrDesign } from '@ringtag/qr';
import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  IdColumn,
  JsonColumn,
  LockCountColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

/** A design that administrators give to many codes. */
@Entity('presets')
@Index(['name', 'id'])
export class PresetEntity {
  @IdColumn() id!: string;
  @LockCountColumn() lockCount!: number | null;
  @TextColumn({ length: 100 }) name!: string;
  @JsonColumn() design!: QrDesign;

  /** True for at most one preset. It applies where neither the code nor its project has a preset. */
  @BooleanColumn() isDefault!: boolean;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
