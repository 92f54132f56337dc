import {
  LOCALES,
  type Locale,
  MAX_ACTIVATION_LIMIT,
  type Role,
  ROLES,
  USER_SORTS,
  type UserSort,
} from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  IntField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListQuery, LongListDto } from '../../platform/http/list.dto';

/** An account as administrators see it: identity and permissions, none of its content. */
export class AdministeredUserDto {
  @IdField() id!: string;
  @StringField({ nullable: true }) name!: string | null;
  @EmailField() email!: string;
  @EnumField(ROLES, 'Role') role!: Role;
  @TimeField({ nullable: true, description: 'Since when the person cannot sign in' }) blockedAt!: Date | null;
  @BooleanField() isEmailVerified!: boolean;
  @IntField({ description: 'Codes held now' }) activeCodes!: number;

  @IntField({ nullable: true, description: 'Instead of the limit of all accounts' })
  activationLimit!: number | null;

  @TimeField() createdAt!: Date;
}

export class AdministeredUserDetailDto extends AdministeredUserDto {
  @EnumField(LOCALES, 'Locale') locale!: Locale;
  @BooleanField({ description: 'Whether the account can sign in with a password' }) hasPassword!: boolean;
  @IntField({ description: 'Devices on which the person is signed in' }) sessionCount!: number;
  @TimeField({ nullable: true, description: 'Of these sessions' }) lastSeenAt!: Date | null;
}

export class AdministeredUserListDto extends LongListDto {
  @ArrayField(() => AdministeredUserDto) items!: AdministeredUserDto[];
}

export class AdministeredUserListQuery extends ListQuery {
  @EnumField(ROLES, 'Role', { optional: true }) role?: Role;
  @EnumField(['true', 'false'], 'UserBlockedFilter', { optional: true }) blocked?: 'true' | 'false';
  @EnumField(USER_SORTS, 'UserSort', { optional: true }) sort: UserSort = 'newest';
}

export class ChangeAdministeredUserDto {
  @EnumField(ROLES, 'Role', { optional: true }) role?: Role;
  @BooleanField({ optional: true }) blocked?: boolean;

  @IntField({
    optional: true,
    nullable: true,
    min: 0,
    max: MAX_ACTIVATION_LIMIT,
    description: 'Null: as for all accounts',
  })
  activationLimit?: number | null;
}
