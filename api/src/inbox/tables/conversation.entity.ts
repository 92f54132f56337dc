import { Entity } from 'typeorm';
import { BinaryTextColumn, IntColumn, ParentIdColumn, TimeColumn } from '../../platform/database/columns';

/** How many messages a side has seen. */
export const SEEN_BY = { owner: 'ownerSeen', sender: 'senderSeen' } as const;

/**
 * What a message has since its sender and its owner can write to each other. A message of an older release has no row
 * until its owner makes a link for its sender.
 */
@Entity('conversations')
export class ConversationEntity {
  /** The id of the message that opened it. */
  @ParentIdColumn('messages') id!: string;

  /** SHA-256 of the token in the sender's link. */
  @BinaryTextColumn({ length: 64, unique: true }) tokenHash!: string;

  /** Random. The token is derived from it and the server's key, so that the link can be given again (ADR 74). */
  @BinaryTextColumn({ length: 32 }) tokenNonce!: string;

  /** When the owner made another link. Null while the sender has the one that answered the first message. */
  @TimeColumn({ nullable: true }) linkReplacedAt!: Date | null;

  /** With the message that opened it. */
  @IntColumn() messageCount!: number;

  /** How many of its messages the owner has seen. */
  @IntColumn() ownerSeen!: number;

  /** How many of its messages the sender has seen. */
  @IntColumn() senderSeen!: number;
}
