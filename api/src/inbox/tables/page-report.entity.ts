import { LENGTH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import { IdColumn, ParentColumn, RefColumn, TextColumn, TimeColumn } from '../../platform/database/columns';

/** What somebody reported about the page of a code. Nothing is stored about who did. */
@Entity('page_reports')
@Index(['itemId'])
@Index(['activationId'])
// For administrators, open ones and settled ones.
@Index(['settledAt', 'createdAt', 'id'])
export class PageReportEntity {
  @IdColumn() id!: string;
  @ParentColumn('items') itemId!: string;

  /** The owner's, whose page it was. */
  @RefColumn() activationId!: string;
  @TextColumn({ length: LENGTH.reason.max }) reason!: string;
  @TimeColumn() createdAt!: Date;

  /** When an administrator was done with it, and who that was; null while it is open. */
  @TimeColumn({ nullable: true }) settledAt!: Date | null;
  @RefColumn({ nullable: true }) settledBy!: string | null;
}
