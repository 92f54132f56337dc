import { LENGTH, LOCALES, type Locale } from '@ringtag/contracts';
import { EnumField, StringField } from '../../platform/http/fields';

/** The owner's texts for a scan page. An empty text stands for the default text of the language. */
export class TemplateDto {
  @EnumField(LOCALES, 'Locale', { description: 'The language that the texts are in' }) language!: Locale;
  @StringField({ max: LENGTH.templateTitle.max }) title!: string;
  @StringField({ lines: true, max: LENGTH.templateDescription.max }) description!: string;
  @StringField({ max: LENGTH.messageFormTitle.max }) messageFormTitle!: string;
  @StringField({ max: LENGTH.messageFormPlaceholder.max }) messageFormPlaceholder!: string;
  @StringField({ max: LENGTH.sendButtonText.max }) sendButtonText!: string;
}
