import type { LabelGeometry } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { IdColumn, JsonColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/** Labels of a size that is in no shop's list. */
@Entity('label_layouts')
export class LabelLayoutEntity {
  @IdColumn() id!: string;
  @TextColumn({ length: 100 }) name!: string;
  @JsonColumn() geometry!: LabelGeometry;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
