import { DEFAULT_LOCALE, type Locale, LOCALES, SETTINGS, type Settings } from '@ringtag/contracts';
import { ArrayContains, ArrayUnique } from 'class-validator';
import { EmailField, EnumListField, IdField, IntField, StringField } from '../../platform/http/fields';

/** All settings; they are read and written as a whole. */
export class SettingsDto implements Settings {
  @IntField({ min: 0, description: 'Counts the changes; a change names the one it was made upon' })
  version!: number;

  @IntField({ ...SETTINGS.activationLimit, description: 'Codes an account may hold at a time' })
  activationLimit!: number;

  @IdField({ nullable: true, description: 'The project of codes without a sticker. Null offers none' })
  digitalCodesProjectId!: string | null;

  @IntField({ ...SETTINGS.messageRetentionDays, description: 'Null keeps messages' })
  messageRetentionDays!: number | null;

  @IntField({
    ...SETTINGS.messagesPerSender,
    description: 'An hour, from one client address to one code, beside the first of each form',
  })
  messagesPerSender!: number;

  @IntField({
    ...SETTINGS.messagesPerCode,
    description: 'A day, to one code, without the first ones of each client address',
  })
  messagesPerCode!: number;

  @IntField({ ...SETTINGS.ownerSessionIdleDays, description: 'The longest pause of a session, in days' })
  ownerSessionIdleDays!: number;

  @IntField({ ...SETTINGS.ownerSessionDays, description: 'The longest life of a session, in days' })
  ownerSessionDays!: number;

  @IntField({
    ...SETTINGS.sharedSessionIdleMinutes,
    description: 'The longest pause of a session on a shared computer, in minutes',
  })
  sharedSessionIdleMinutes!: number;

  @IntField({
    ...SETTINGS.sharedSessionHours,
    description: 'The longest life of a session on a shared computer, in hours',
  })
  sharedSessionHours!: number;

  @IntField({
    ...SETTINGS.adminSessionIdleMinutes,
    description: 'The longest pause of a session of an administrator, in minutes',
  })
  adminSessionIdleMinutes!: number;

  @IntField({
    ...SETTINGS.adminSessionHours,
    description: 'The longest life of a session of an administrator, in hours',
  })
  adminSessionHours!: number;

  @StringField({ ...SETTINGS.mailSenderName, description: 'Null leaves the configured name' })
  mailSenderName!: string | null;

  @EmailField({ nullable: true, description: 'Where answers to mails go' }) mailReplyTo!: string | null;

  @StringField({ ...SETTINGS.termsUrl, description: 'Null leaves what is configured or built in' })
  termsUrl!: string | null;

  @StringField({ ...SETTINGS.privacyUrl, description: 'Null leaves what is configured or built in' })
  privacyUrl!: string | null;

  @StringField({ ...SETTINGS.imprintUrl, description: 'Null shows none' }) imprintUrl!: string | null;

  @ArrayUnique()
  @ArrayContains([DEFAULT_LOCALE])
  @EnumListField(LOCALES, 'Locale')
  languages!: Locale[];
}
