import type { UserSort } from '@ringtag/contracts';
import type { EntityManager, OrderByCondition, SelectQueryBuilder } from 'typeorm';
import { containing, narrowToPatterns } from '../../platform/database/patterns';
import type { AdministeredUserListQuery } from './administered-user.dto';
import { UserEntity } from '../tables/user.entity';

export type UserFilter = Pick<AdministeredUserListQuery, 'q' | 'role' | 'blocked'>;

/** Which accounts are meant: a query on `u`. */
export function selectUsers(
  manager: EntityManager,
  { q, role, blocked }: UserFilter,
): SelectQueryBuilder<UserEntity> {
  const select = manager.createQueryBuilder(UserEntity, 'u');
  if (role) select.andWhere('u.role = :role', { role });
  if (blocked) select.andWhere(`u.blockedAt IS ${blocked === 'true' ? 'NOT NULL' : 'NULL'}`);
  if (q) narrowToPatterns(select, { 'u.name': containing(q), 'u.emailAsTyped': containing(q) });
  return select;
}

/** Each order is that of an index; the id decides between equals. */
export const ORDERS: Record<UserSort, OrderByCondition> = {
  newest: { 'u.createdAt': 'DESC', 'u.id': 'DESC' },
  oldest: { 'u.createdAt': 'ASC', 'u.id': 'ASC' },
  email: { 'u.email': 'ASC' },
  codes: { 'u.activeCodes': 'DESC', 'u.id': 'DESC' },
};
