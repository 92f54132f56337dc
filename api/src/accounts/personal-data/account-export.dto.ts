import {
  type Locale,
  LOCALES,
  PROFILE_FIELD_KEYS,
  type ProfileFieldKey,
  type Role,
  ROLES,
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

class ExportedAccountDto {
  @EmailField() email!: string;
  @StringField({ nullable: true }) name!: string | null;
  @EnumField(ROLES, 'Role') role!: Role;
  @EnumField(LOCALES, 'Locale') locale!: Locale;
  @BooleanField() isEmailVerified!: boolean;
  @BooleanField() hasPassword!: boolean;
  @TimeField() createdAt!: Date;
  @TimeField() updatedAt!: Date;
}

class ExportedFieldDto {
  @EnumField(PROFILE_FIELD_KEYS, 'ProfileFieldKey') key!: ProfileFieldKey;
  @StringField() value!: string;
  @EnumField(VISIBILITIES, 'Visibility') visibility!: Visibility;
}

class ExportedSessionDto {
  @TimeField() createdAt!: Date;
  @TimeField() lastSeenAt!: Date;
  @TimeField() expiresAt!: Date;
  @StringField({ nullable: true }) userAgent!: string | null;
}

/** The part of an export with what this domain stores of a person. */
export class ExportedAccountPartDto {
  @ObjectField(() => ExportedAccountDto) account!: ExportedAccountDto;
  @ArrayField(() => ExportedFieldDto) profile!: ExportedFieldDto[];

  @StringField({ nullable: true, description: 'Where the photo can be downloaded, while the account exists' })
  photo!: string | null;

  @ArrayField(() => ExportedSessionDto) sessions!: ExportedSessionDto[];
}
