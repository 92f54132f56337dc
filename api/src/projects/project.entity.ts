import { Entity } from 'typeorm';
import { BooleanColumn, IdColumn, RefColumn, TextColumn, TimeColumn } from '../platform/database/columns';

@Entity('projects')
export class ProjectEntity {
  @IdColumn()
  id!: string;

  @TextColumn({ length: 100 })
  name!: string;

  @TextColumn({ length: 500, nullable: true })
  description!: string | null;

  @BooleanColumn()
  archived!: boolean;

  /** What new codes of the project start with. */
  @BooleanColumn()
  activatable!: boolean;

  @RefColumn()
  createdById!: string;

  @TimeColumn()
  createdAt!: Date;

  @TimeColumn()
  updatedAt!: Date;
}
