import { type DataSource, In } from 'typeorm';
import { SessionEntity } from '../tables/session.entity';
import { UserEntity } from '../tables/user.entity';

/** A session with the columns of its account that a viewer needs. */
export type UsedSession = SessionEntity & { user: Pick<UserEntity, 'email' | 'name' | 'role' | 'locale'> };

/** Finds the sessions of accounts that are not blocked. */
export async function findSessions(dataSource: DataSource, ids: readonly string[]): Promise<UsedSession[]> {
  const sessions = await dataSource
    .createQueryBuilder(SessionEntity, 'session')
    .innerJoinAndMapOne('session.user', UserEntity, 'user', 'user.id = session.userId')
    .select(['session', 'user.id', 'user.email', 'user.name', 'user.role', 'user.locale'])
    .where({ id: In([...new Set(ids)]) })
    // Blocking ends sessions; one that is opened at the same moment is refused here.
    .andWhere('user.blockedAt IS NULL')
    .getMany();
  return sessions as UsedSession[];
}
