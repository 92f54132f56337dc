import { WORD_SEARCH } from '@ringtag/contracts';
import { Entity, Index } from 'typeorm';
import { ExactTextColumn, IdColumn } from '../../platform/database/columns';

/** A word by which the owner finds a conversation (ADR 23). It is deleted with the message that opened it. */
@Entity('message_words')
@Index(['messageId', 'word'])
export class MessageWordEntity {
  @IdColumn() ownerId!: string;

  /** As `toWords` writes it. */
  @ExactTextColumn({ length: WORD_SEARCH.wordLength, primary: true }) word!: string;
  @IdColumn() messageId!: string;
}
