import { MESSAGE_KINDS, type MessageKind } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { BooleanColumn, EnumColumn, IdColumn, IntColumn } from '../../platform/database/columns';

/** The number of an owner's messages of one `MessageClass`, so that the inbox shows totals without counting rows. */
@Entity('message_counts')
export class MessageCountEntity {
  @IdColumn() ownerId!: string;
  @EnumColumn(MESSAGE_KINDS, { primary: true }) kind!: MessageKind;
  @BooleanColumn({ primary: true }) archived!: boolean;
  @BooleanColumn({ primary: true }) unread!: boolean;
  @IntColumn() count!: number;
}
