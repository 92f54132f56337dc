import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { SessionEntity } from '../tables/session.entity';
import { UserEntity } from '../tables/user.entity';

/** A session with the columns of its account that a viewer needs. */
export type UsedSession = SessionEntity & { user: Pick<UserEntity, 'email' | 'name' | 'role' | 'locale'> };

/**
 * Answers a function that reads a session by its id. Nearly every request calls it, so the SQL is built only once: that
 * takes TypeORM longer than the database needs to run it.
 */
export function sessionReader(dataSource: DataSource): (id: string) => Promise<UsedSession | undefined> {
  const [sql] = dataSource
    .createQueryBuilder(SessionEntity, 'session')
    .innerJoin(UserEntity, 'user', 'user.id = session.userId')
    .select(['session', 'user.email', 'user.name', 'user.role', 'user.locale'])
    // Blocking ends sessions; one that is opened at the same moment is refused here.
    .where('session.id = :id AND user.blockedAt IS NULL', { id: '' })
    .getQueryAndParameters();
  return async (id) => {
    const [row] = await dataSource.query<Row[]>(sql, [id]);
    if (!row) return undefined;
    const session = toEntity(dataSource, SessionEntity, 'session', row);
    return { ...session, user: toEntity(dataSource, UserEntity, 'user', row) };
  };
}

type Row = Record<string, unknown>;

/** The properties of an entity, from the columns that the row has for its alias. */
function toEntity<Entity extends ObjectLiteral>(
  dataSource: DataSource,
  target: EntityTarget<Entity>,
  alias: string,
  row: Row,
): Entity {
  const entity = {} as Entity;
  for (const column of dataSource.getMetadata(target).columns) {
    const value = row[`${alias}_${column.databaseName}`];
    if (value !== undefined)
      column.setEntityValue(entity, dataSource.driver.prepareHydratedValue(value, column));
  }
  return entity;
}
