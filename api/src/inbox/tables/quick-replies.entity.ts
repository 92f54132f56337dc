import { Entity } from 'typeorm';
import { JsonColumn, ParentIdColumn } from '../../platform/database/columns';

/** The texts that an owner answers with one tap. Owners without a row have those of the pages, in their language. */
@Entity('quick_replies')
export class QuickRepliesEntity {
  @ParentIdColumn('users') ownerId!: string;

  /** In their order. Empty for an owner who wants none. */
  @JsonColumn() replies!: string[];
}
