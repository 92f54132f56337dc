import { Entity, Index } from 'typeorm';
import { BytesColumn, IdColumn, IntColumn, ParentColumn, RefColumn } from '../../platform/database/columns';

/** A photo of a message. In the database, so that it is deleted in the transaction that deletes its conversation. */
@Entity('conversation_photos')
@Index(['conversationId', 'position', 'id'])
// These two add up the bytes of a code and of a conversation without reading a photo.
@Index(['activationId', 'size'])
@Index(['conversationId', 'size'])
export class ConversationPhotoEntity {
  /** Ordered by time: UUIDv7. Photos of one message keep the order in which they were chosen. */
  @IdColumn() id!: string;
  @ParentColumn('messages') conversationId!: string;

  /** The position of its message. */
  @IntColumn() position!: number;
  @RefColumn() activationId!: string;

  /** Of the bytes. 0 for a photo that nobody saw for long and that made room for others. */
  @IntColumn() size!: number;
  @IntColumn() width!: number;
  @IntColumn() height!: number;

  /** A WebP without metadata. */
  @BytesColumn() bytes!: Buffer;
}
