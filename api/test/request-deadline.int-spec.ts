import { IsNull, type QueryRunner } from 'typeorm';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { TransactionRunner } from '../src/platform/database/transaction-runner';
import { newUnavailableError } from '../src/platform/errors/domain-error';
import { currentDeadline } from '../src/platform/requests/current-request';
import { REQUEST_TIMES } from '../src/platform/requests/request-times';
import { MessageForm } from '../src/web/scan/message-form';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('The deadline of requests (REL-11)', () => {
  let app: TestApp;
  let alias: string;
  let owner: Visitor;
  let holder: QueryRunner;
  beforeAll(async () => {
    app = await TestApp.start({}, { oneNode: true });
    alias = await app.code();
    owner = await app.owner(alias, newEmail());
  });
  afterAll(() => app.stop());

  /** Somebody else's transaction that holds the activation, and with it the way of every message. */
  const hold = async () => {
    holder = app.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.manager.update(ActivationEntity, { endedAt: IsNull() }, { endedAt: null });
  };
  const letGo = async () => {
    await holder.rollbackTransaction();
    await holder.release();
    // Whoever waited has its turn before this.
    await app.app.nest
      .get(TransactionRunner)
      .run((manager) => manager.update(ActivationEntity, { endedAt: IsNull() }, { endedAt: null }));
  };
  const send = async () => {
    const formToken = app.app.nest.get(MessageForm).issue(alias);
    app.clock.advance(2000);
    return app.visitor().post(`/api/scan/${alias}/messages`, { kind: 'message', body: 'Hello', formToken });
  };

  it('should answer 503 in time, and not do afterwards what was asked for', async () => {
    await hold();
    app.config.server.times.answer = 400;
    const { status, headers, body } = await send();
    app.config.server.times.answer = REQUEST_TIMES.answer;
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'unavailable']);
    // It was not the wait that ended: that goes on until somebody lets go.
    expect(app.logs.join('')).not.toMatch(/SQLITE_GATE_TIMEOUT|ER_LOCK_WAIT_TIMEOUT/);
    await letGo();
    expect(await app.dataSource.manager.count(MessageEntity)).toBe(0);
    expect((await send()).status).toBe(201);
    expect(await app.dataSource.manager.count(MessageEntity)).toBe(1);
  });

  it('should be another one for what makes or changes thousands of rows', async () => {
    const admin = await app.admin();
    const { id } = (await admin.post('/api/projects', { name: 'Bulk', activatable: true })).body;
    const items = `/api/projects/${id}/items`;
    expect((await admin.post(items, { count: 1 })).status).toBe(201);
    expect((await send()).status).toBe(201);
    const left: number[] = [];
    const run = jest.spyOn(app.app.nest.get(TransactionRunner), 'run').mockImplementation(async () => {
      left.push(currentDeadline()!.left);
      throw newUnavailableError();
    });
    const answers = [
      await admin.post(items, { count: 1 }),
      await admin.post(`${items}/bulk`, { filter: {}, changes: { viewOnly: true } }),
      await admin.post(`${items}/import`, 'alias\nBULK-7', { 'content-type': 'text/csv' }),
      await owner.post('/api/messages/bulk', { action: 'read', filter: {} }),
    ];
    run.mockRestore();
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'unavailable'));
    // The others have had less than this from the start.
    expect(left.map((milliseconds) => milliseconds > REQUEST_TIMES.answer)).toEqual(answers.map(() => true));
  });
});
