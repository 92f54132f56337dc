import { UserEntity } from '../src/accounts/tables/user.entity';
import { UsersService } from '../src/accounts/users/users.service';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { TestApp } from './support/test-app';

describe('The locks that other nodes of a cluster hear of (ADR 60)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be counted in every table where a transaction locks a row and writes others', () => {
    const counted = app.dataSource.entityMetadatas.filter((each) =>
      each.hasColumnWithPropertyPath('lockCount'),
    );
    expect(counted.map(({ tableName }) => tableName).sort()).toEqual([
      'activations',
      'items',
      'presets',
      'projects',
      'release_tokens',
      'releases',
      'users',
    ]);
  });

  it('should change the row of the account, and no other row', async () => {
    const ids = [await app.member(), await app.member()].map(({ id }) => id);
    const readLocks = (id: string) =>
      app.dataSource.manager.findOneByOrFail(UserEntity, { id }).then(({ lockCount }) => lockCount ?? 0);
    const locks = () => Promise.all(ids.map(readLocks));
    const [before, unchanged] = (await locks()) as [number, number];
    await app.app.nest
      .get(TransactionRunner)
      .run((manager) => app.app.nest.get(UsersService).lock(manager, ids[0]!));
    expect(await locks()).toEqual([before + 1, unchanged]);
  });
});
