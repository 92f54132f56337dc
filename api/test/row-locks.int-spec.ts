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
      'users',
    ]);
  });

  it('should change the row of the account', async () => {
    const { id } = await app.member();
    const locks = async () =>
      (await app.dataSource.manager.findOneByOrFail(UserEntity, { id })).lockCount ?? 0;
    const before = await locks();
    await app.app.nest
      .get(TransactionRunner)
      .run((manager) => app.app.nest.get(UsersService).lock(manager, id));
    expect(await locks()).toBe(before + 1);
  });
});
