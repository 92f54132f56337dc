import { Entity, Index } from 'typeorm';
import {
  BooleanColumn,
  IdColumn,
  IntColumn,
  RefColumn,
  TextColumn,
  TimeColumn,
} from '../../platform/database/columns';

@Entity('projects')
// Orders of the list; with `archived`, by which it is filtered, no look at the rows is needed.
@Index(['name', 'id', 'archived'])
@Index(['itemCount', 'id', 'archived'])
@Index(['activatedCount', 'id', 'archived'])
export class ProjectEntity {
  @IdColumn() id!: string;
  @TextColumn({ length: 100 }) name!: string;
  @TextColumn({ length: 500, nullable: true }) description!: string | null;
  @BooleanColumn() archived!: boolean;

  /** What new codes of the project start with. */
  @BooleanColumn() activatable!: boolean;

  /** Codes in the project, and those of them that somebody holds; they move with the codes (`countCodes`). */
  @IntColumn({ nullable: true }) itemCount!: number | null;
  @IntColumn({ nullable: true }) activatedCount!: number | null;

  /** How codes look that have no preset of their own. One that is gone counts as none. */
  @RefColumn({ nullable: true }) presetId!: string | null;
  @RefColumn() createdById!: string;
  @TimeColumn() createdAt!: Date;
  @TimeColumn() updatedAt!: Date;
}
