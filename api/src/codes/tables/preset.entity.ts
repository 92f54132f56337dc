import type { QrDesign } from '@ringtag/qr';
import { Entity, Index } from 'typeorm';
import { BooleanColumn, IdColumn, JsonColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/** A look that administrators give to many codes. */
@Entity('presets')
@Index(['name', 'id'])
export class PresetEntity {
  @IdColumn() id!: string;
  @TextColumn({ length: 100 }) name!: string;
  @JsonColumn() design!: QrDesign;

  /** What codes look like that have no preset, and whose project has none; one preset at most is. */
  @BooleanColumn() isDefault!: boolean;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
