import { LENGTH, LOCALES, type Locale } from '@ringtag/contracts';
import { Entity } from 'typeorm';
import { EnumColumn, IdColumn, TextColumn } from '../../platform/database/columns';

/**
 * An owner's texts for the scan page of a code (specification 3). They end with the activation. An empty text stands for
 * the default text of the language.
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
