import { AUTHORITIES, type Authority, LOCALES, type Locale, type Role, ROLES } from '@ringtag/contracts';
import {
  BooleanField,
  EmailField,
  EnumField,
  EnumListField,
  IdField,
  StringField,
  TimeField,
} from '../../platform/http/fields';

/** The signed-in user as the client keeps it (specification 3). Never carries the password's hash (AUT-3). */
export class UserDto {
  @IdField() id!: string;
  @StringField({ nullable: true }) name!: string | null;
  @EmailField() email!: string;
  @EnumField(ROLES, 'Role') role!: Role;
  @EnumListField(AUTHORITIES, 'Authority') authorities!: Authority[];
  @EnumField(LOCALES, 'Locale') locale!: Locale;
  @IdField({ nullable: true }) selectedProjectId!: string | null;
  @BooleanField() isEmailVerified!: boolean;
  @BooleanField({ description: 'Whether the account can sign in with a password' }) hasPassword!: boolean;

  @StringField({ nullable: true, description: 'Always null: part of the user object, never sent' })
  password!: null;

  @BooleanField({ description: 'Whether the first steps were closed, on whichever device' })
  firstStepsClosed!: boolean;

  @TimeField() createdAt!: Date;
  @TimeField() updatedAt!: Date;
}
