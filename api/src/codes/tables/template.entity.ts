import { LENGTH, LOCALES, type Locale } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { EnumColumn, IdColumn, TextColumn } from '../../platform/database/columns';

/**
 * What an owner wrote for the scan page of a code (specification 3). It belongs to the activation, so that a new
 * owner starts afresh. An empty text stands for the default of the language.
 */
@Entity('templates')
export class TemplateEntity {
  @IdColumn() activationId!: string;
  @EnumColumn(LOCALES) language!: Locale;
  @TextColumn({ length: LENGTH.templateTitle.max }) title!: string;
  @TextColumn({ length: LENGTH.templateDescription.max }) description!: string;
  @TextColumn({ length: LENGTH.messageFormTitle.max }) messageFormTitle!: string;
  @TextColumn({ length: LENGTH.messageFormPlaceholder.max }) messageFormPlaceholder!: string;
  @TextColumn({ length: LENGTH.sendButtonText.max }) sendButtonText!: string;
}
