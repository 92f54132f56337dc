import type { LabelGeometry } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { IdColumn, JsonColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/** A sheet of labels with sizes that an administrator entered. */
@Entity('label_layouts')
export class LabelLayoutEntity {
  @IdColumn() id!: string;
  @TextColumn({ length: 100 }) name!: string;
  @JsonColumn() geometry!: LabelGeometry;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
