import { IntersectionType, PickType } from '@nestjs/swagger';
import { MAX_ACTIVATION_LIMIT, type Role, ROLES, USER_SORTS, type UserSort } from '@ringtag/contracts';
import { BooleanField, EnumField, IntField, TimeField } from '../../platform/http/fields';
import { ListQuery, LongListType } from '../../platform/http/list.dto';
import { UserDto } from './user.dto';

const KNOWN = ['id', 'name', 'email', 'role', 'isEmailVerified', 'createdAt'] as const;

/** An account as administrators see it: identity and permissions, none of its content. */
export class AdministeredUserDto extends PickType(UserDto, KNOWN) {
  @TimeField({ nullable: true, description: 'Since when the person cannot sign in' }) blockedAt!: Date | null;
  @IntField({ description: 'Codes held now' }) activeCodes!: number;

  @IntField({ nullable: true, description: 'Instead of the limit of all accounts' })
  activationLimit!: number | null;
}

export class AdministeredUserDetailDto extends IntersectionType(
  AdministeredUserDto,
  PickType(UserDto, ['locale', 'hasPassword']),
) {
  @IntField({ description: 'Devices on which the person is signed in' }) sessionCount!: number;
  @TimeField({ nullable: true, description: 'Of these sessions' }) lastSeenAt!: Date | null;
}

export class AdministeredUserListDto extends LongListType(AdministeredUserDto) {}

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
