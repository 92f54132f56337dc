import { Injectable } from '@nestjs/common';
import type { UserSort } from '@ringtag/contracts';
import pick from 'lodash/pick';
import { DataSource, type EntityManager, type OrderByCondition, type SelectQueryBuilder } from 'typeorm';
import { readPage } from '../../platform/database/long-list';
import { containing, narrowToPatterns } from '../../platform/database/patterns';
import { DomainError } from '../../platform/errors/domain-error';
import { SessionsService } from '../sessions/sessions.service';
import { UserEntity } from '../tables/user.entity';
import type {
  AdministeredUserDetailDto,
  AdministeredUserDto,
  AdministeredUserListDto,
  AdministeredUserListQuery,
} from './administered-user.dto';
import { PasswordsService } from './passwords.service';

/** Each order has an index; the id decides between equal values. */
const ORDERS: Record<UserSort, OrderByCondition> = {
  newest: { 'u.createdAt': 'DESC', 'u.id': 'DESC' },
  oldest: { 'u.createdAt': 'ASC', 'u.id': 'ASC' },
  email: { 'u.email': 'ASC' },
  codes: { 'u.activeCodes': 'DESC', 'u.id': 'DESC' },
};

/** The facts about accounts that administrators see: none of their content. */
@Injectable()
export class AdministeredUsers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
  ) {}

  async list(query: AdministeredUserListQuery): Promise<AdministeredUserListDto> {
    const { page, pageSize } = query;
    const users = selectUsers(this.dataSource.manager, query);
    const { rows, ...counted } = await readPage(UserEntity, users, { page, pageSize });
    return { items: rows.map(toDto), ...counted, page, pageSize };
  }

  /** Throws `not_found`. */
  async get(id: string): Promise<AdministeredUserDetailDto> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id });
    if (!user) throw new DomainError('not_found');
    const sessions = await this.sessions.list(user);
    return {
      ...toDto(user),
      locale: user.locale,
      hasPassword: await this.passwords.has(id),
      sessionCount: sessions.length,
      lastSeenAt: sessions[0]?.lastSeenAt ?? null,
    };
  }
}

/** The query of a list of accounts, without its page. The alias of the table is `u`. */
export function selectUsers(
  manager: EntityManager,
  { q, role, blocked, sort }: Omit<AdministeredUserListQuery, 'page' | 'pageSize'>,
): SelectQueryBuilder<UserEntity> {
  const select = manager.createQueryBuilder(UserEntity, 'u').orderBy(ORDERS[sort]);
  if (role) select.andWhere('u.role = :role', { role });
  if (blocked) select.andWhere(`u.blockedAt IS ${blocked === 'true' ? 'NOT NULL' : 'NULL'}`);
  if (q) narrowToPatterns(select, { 'u.name': containing(q), 'u.emailAsTyped': containing(q) });
  return select;
}

function toDto(user: UserEntity): AdministeredUserDto {
  return {
    ...pick(user, ['id', 'name', 'isEmailVerified', 'createdAt']),
    email: user.emailAsTyped,
    ...pick(user, ['role', 'blockedAt', 'activeCodes', 'activationLimit']),
  };
}
