import {
  LOCALES,
  type Locale,
  MESSAGE_KINDS,
  type MessageKind,
  NOTIFY_MODES,
  type NotifyMode,
  PROFILE_FIELD_KEYS,
  type ProfileFieldKey,
  type Role,
  ROLES,
  UNACTIVATION_REQUEST_STATES,
  type UnactivationRequestState,
  VISIBILITIES,
  type Visibility,
} from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EmailField,
  EnumField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { TemplateDto } from '../../codes/templates/template.dto';

class ExportedAccountDto {
  @EmailField()
  email!: string;

  @StringField({ nullable: true })
  name!: string | null;

  @EnumField(ROLES, 'Role')
  role!: Role;

  @EnumField(LOCALES, 'Locale')
  locale!: Locale;

  @BooleanField()
  isEmailVerified!: boolean;

  @BooleanField()
  hasPassword!: boolean;

  @TimeField()
  createdAt!: Date;

  @TimeField()
  updatedAt!: Date;
}

class ExportedFieldDto {
  @EnumField(PROFILE_FIELD_KEYS, 'ProfileFieldKey')
  key!: ProfileFieldKey;

  @StringField()
  value!: string;

  @EnumField(VISIBILITIES, 'Visibility')
  visibility!: Visibility;
}

class ExportedCodeDto {
  @StringField({ nullable: true, description: 'Null for a code that no longer exists' })
  alias!: string | null;

  @StringField({ nullable: true })
  label!: string | null;

  @EnumField(NOTIFY_MODES, 'NotifyMode')
  notify!: NotifyMode;

  @TimeField()
  activatedAt!: Date;

  @TimeField({ nullable: true, description: 'Null while the code is held' })
  endedAt!: Date | null;

  @ObjectField(() => TemplateDto, { nullable: true, description: 'Own texts of the scan page' })
  template!: TemplateDto | null;
}

class ExportedRequestDto {
  @StringField({ description: 'The alias of the code that was asked for' })
  code!: string;

  @StringField({ nullable: true })
  reason!: string | null;

  @EnumField(UNACTIVATION_REQUEST_STATES, 'UnactivationRequestState')
  state!: UnactivationRequestState;

  @TimeField()
  createdAt!: Date;

  @TimeField()
  expiresAt!: Date;
}

class ExportedMessageDto {
  @StringField({ nullable: true, description: 'The alias of the code it came through' })
  code!: string | null;

  @EnumField(MESSAGE_KINDS, 'MessageKind')
  kind!: MessageKind;

  @StringField()
  body!: string;

  @StringField({ nullable: true })
  senderName!: string | null;

  @StringField({ nullable: true })
  senderEmail!: string | null;

  @StringField({ nullable: true })
  senderPhone!: string | null;

  @TimeField()
  createdAt!: Date;

  @TimeField({ nullable: true })
  readAt!: Date | null;

  @TimeField({ nullable: true })
  archivedAt!: Date | null;

  @TimeField({ nullable: true })
  reportedAt!: Date | null;
}

class ExportedBlockedSenderDto {
  @StringField()
  address!: string;

  @TimeField()
  createdAt!: Date;
}

class ExportedSessionDto {
  @TimeField()
  createdAt!: Date;

  @TimeField()
  lastSeenAt!: Date;

  @TimeField()
  expiresAt!: Date;

  @StringField({ nullable: true })
  userAgent!: string | null;
}

/** All that an account holds, as its owner takes it along. */
export class AccountExportDto {
  @TimeField()
  exportedAt!: Date;

  @ObjectField(() => ExportedAccountDto)
  account!: ExportedAccountDto;

  @ArrayField(() => ExportedFieldDto)
  profile!: ExportedFieldDto[];

  @StringField({ nullable: true, description: 'Where the photo can be downloaded, while the account exists' })
  photo!: string | null;

  @ArrayField(() => ExportedCodeDto)
  codes!: ExportedCodeDto[];

  @ArrayField(() => ExportedMessageDto)
  messages!: ExportedMessageDto[];

  @ArrayField(() => ExportedBlockedSenderDto)
  blockedSenders!: ExportedBlockedSenderDto[];

  @ArrayField(() => ExportedRequestDto)
  unactivationRequests!: ExportedRequestDto[];

  @ArrayField(() => ExportedSessionDto)
  sessions!: ExportedSessionDto[];
}
