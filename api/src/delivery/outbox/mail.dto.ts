import { LOCALES, type Locale, MAIL_STATES, type MailState } from '@ringtag/contracts';
import { EnumField, IdField, IntField, StringField, TimeField } from '../../platform/http/fields';
import { PageQuery, LongListType } from '../../platform/http/list.dto';
import { MAIL_TEMPLATES, type MailTemplate } from '../tables/mail';

/** A mail of the queue as administrators see it: recipient and state, never its text (MAIL-3). */
export class MailDto {
  @IdField() id!: string;
  @EnumField(MAIL_TEMPLATES, 'MailTemplate') template!: MailTemplate;
  @StringField() recipient!: string;
  @EnumField(LOCALES, 'Locale') locale!: Locale;
  @EnumField(MAIL_STATES, 'MailState') state!: MailState;
  @IntField({ description: 'Failed ones' }) tries!: number;

  @StringField({ nullable: true, description: 'What the mail server answered last' })
  lastError!: string | null;

  @TimeField({ nullable: true, description: 'Of a waiting mail: not before' }) nextAt!: Date | null;
  @TimeField({ nullable: true }) sentAt!: Date | null;
  @TimeField() createdAt!: Date;
}

export class MailListDto extends LongListType(MailDto) {}

export class MailListQuery extends PageQuery {
  @EnumField(MAIL_STATES, 'MailState', { optional: true }) state?: MailState;
}
