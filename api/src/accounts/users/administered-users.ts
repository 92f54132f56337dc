import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readPage } from '../../platform/database/long-list';
import { DomainError } from '../../platform/errors/domain-error';
import { SessionsService } from '../sessions/sessions.service';
import type {
  AdministeredUserDetailDto,
  AdministeredUserDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
} from './administered-user.dto';
import { PasswordsService } from './passwords.service';
import { ORDERS, selectUsers } from './user-selection';
import { UserEntity } from '../tables/user.entity';

/** What administrators see of accounts: not what is in them. */
@Injectable()
export class AdministeredUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
  ) {}

  async list({
    page,
    pageSize,
    sort,
    ...filter
  }: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    const ordered = selectUsers(this.dataSource.manager, filter).orderBy(ORDERS[sort]);
    const { rows, ...counted } = await readPage(UserEntity, ordered, { page, pageSize });
    return { items: rows.map(toDto), ...counted, page, pageSize };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<AdministeredUserDetailDto> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user) throw new DomainError('not_found');
    const sessions = await this.sessions.list(id);
    return {
      ...toDto(user),
      locale: user.locale,
      hasPassword: await this.passwords.has(id),
      sessionCount: sessions.length,
      lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    };
  }
}

function toDto(user: UserEntity): AdministeredUserDto {
  const {
    id,
    name,
    emailAsTyped,
    role,
    blockedAt,
    isEmailVerified,
    activeCodes,
    activationLimit,
    createdAt,
  } = user;
  return {
    id,
    name,
    email: emailAsTyped,
    role,
    blockedAt,
    isEmailVerified,
    activeCodes,
    activationLimit,
    createdAt,
  };
}
