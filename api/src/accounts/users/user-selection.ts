import type { UserSort } from '@ringtag/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { containing } from '../../platform/http/list.dto';
import type { AdministeredUserListQuery } from './administered-user.dto';
import { UserEntity } from './user.entity';

export type UserFilter = Pick<AdministeredUserListQuery, 'q' | 'role' | 'blocked'>;

/** Which accounts are meant: a query on `u`. */
export function selectUsers(
  manager: EntityManager,
  { q, role, blocked }: UserFilter,
): SelectQueryBuilder<UserEntity> {
  const select = manager.createQueryBuilder(UserEntity, 'u');
  if (role) select.andWhere('u.role = :role', { role });
  if (blocked) select.andWhere(`u.blockedAt IS ${blocked === 'true' ? 'NOT NULL' : 'NULL'}`);
  if (q) {
    select.andWhere("(u.name LIKE :q ESCAPE '!' OR u.emailAsTyped LIKE :q ESCAPE '!')", { q: containing(q) });
  }
  return select;
}

/** Each order is that of an index; the id decides between equals. */
export function inOrder(select: SelectQueryBuilder<UserEntity>, sort: UserSort): typeof select {
  switch (sort) {
    case 'newest':
      return select.orderBy('u.createdAt', 'DESC').addOrderBy('u.id', 'DESC');
    case 'oldest':
      return select.orderBy('u.createdAt', 'ASC').addOrderBy('u.id', 'ASC');
    case 'email':
      return select.orderBy('u.email', 'ASC');
    case 'codes':
      return select.orderBy('u.activeCodes', 'DESC').addOrderBy('u.id', 'DESC');
  }
}
