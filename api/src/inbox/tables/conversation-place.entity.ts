import { Entity } from 'typeorm';
import { BooleanColumn, IntColumn, ParentIdColumn } from '../../platform/database/columns';

/** Where the writer of a message says to be. */
@Entity('conversation_places')
export class ConversationPlaceEntity {
  @ParentIdColumn('messages') conversationId!: string;

  /** The position of its message. */
  @IntColumn({ primary: true }) position!: number;

  /** In hundred-thousandths of a degree: whole numbers are the same on all databases. */
  @IntColumn() latitude!: number;
  @IntColumn() longitude!: number;

  /** In metres. */
  @IntColumn() accuracy!: number;

  /** True where the writer chose to tell it only roughly. Nothing more exact was stored. */
  @BooleanColumn() about!: boolean;
}
