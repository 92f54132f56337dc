import {
  type MessageFilter,
  MessageSelection,
  orderByActivity,
} from '../src/inbox/messages/message-selection';
import { MessageEntity } from '../src/inbox/tables/message.entity';
import { numbers } from './support/many-rows';
import { type PlannedStep, readPlan } from './support/query-plan';
import { newEmail, TestApp } from './support/test-app';

const ROWS = 30_000;
/** MySQL reads so many rows at most in the order of another index, where it finds a page of this owner's among them. */
const A_FEW = 200;
const COUNT_ALL = [
  `REPLACE INTO message_counts (ownerId, kind, archived, unread, \`count\`)
     SELECT ownerId, kind, archivedAt IS NOT NULL, readAt IS NULL, COUNT(*) FROM messages WHERE heldAt IS NULL
     GROUP BY 1, 2, 3, 4`,
  `UPDATE activations SET unreadMessages = (SELECT COUNT(*) FROM messages m
     WHERE m.activationId = activations.id AND m.readAt IS NULL AND m.archivedAt IS NULL)`,
];

/** "Using index condition" would read the rows. */
const readsLittle = ({ Extra, rows }: PlannedStep) =>
  /Using index(?! condition)/.test(Extra) || Number(rows) <= A_FEW;

describe('The inbox of an owner with 20,000 messages', () => {
  let app: TestApp;
  let ownerId: string;
  let code: string;

  beforeAll(async () => {
    app = await TestApp.start();
    const alias = await app.code();
    const owner = await app.owner(alias, newEmail());
    await app.message(alias);
    [{ id: code }] = (await owner.get('/api/my-codes')).body.items;
    const message = await app.dataSource.manager.findOneByOrFail(MessageEntity, {});
    ({ ownerId } = message);
    // Every third is of somebody else. One in ten is archived, one in a hundred held, one in fifty unread, one in a hundred
    // feedback.
    for (const rows of numbers(ROWS)) {
      await app.dataSource.query(
        `INSERT INTO messages (id, activationId, ownerId, kind, body, createdAt, activeAt, readAt, archivedAt, heldAt)
         SELECT CONCAT('01930000-0000-7000-8000-', LPAD(s.seq, 12, '0')),
           IF(s.seq MOD 3, m.activationId, LPAD(s.seq, 36, '0')), IF(s.seq MOD 3, m.ownerId, LPAD(s.seq, 36, '0')),
           IF(s.seq MOD 100, 'message', 'feedback'), 'Hello', m.createdAt - INTERVAL s.seq SECOND, m.createdAt - INTERVAL s.seq SECOND,
           IF(s.seq MOD 50, m.createdAt, NULL), IF(s.seq MOD 10, NULL, m.createdAt),
           IF(s.seq MOD 100, NULL, m.createdAt)
         FROM ${rows}, messages m WHERE m.id = ?`,
        [message.id],
      );
    }
    for (const statement of COUNT_ALL) await app.dataSource.query(statement);
    await app.dataSource.query('ANALYZE TABLE messages');
  });
  afterAll(() => app.stop({ madeUp: true }));

  const plan = async (filter: MessageFilter, page: boolean): Promise<PlannedStep> => {
    const select = await app.app.nest.get(MessageSelection).select(ownerId, filter);
    if (page) orderByActivity(select.select('m.id', 'id')).limit(20);
    else select.select('COUNT(1)', 'total');
    const steps = await readPlan(app.dataSource, [select.getSql(), toParameters(select)]);
    expect(steps).toHaveLength(1);
    return steps[0]!;
  };
  const toParameters = (select: { getQueryAndParameters: () => [string, unknown[]] }) =>
    select.getQueryAndParameters()[1];

  it('should come in its order from the index, without sorting and without reading a message', async () => {
    const step = await plan({ archived: false }, true);
    expect(step.key).not.toBeNull();
    expect(readsLittle(step)).toBe(true);
    expect(step.Extra).not.toContain('filesort');
  });

  it.each<[string, () => MessageFilter]>([
    ['everything', () => ({ archived: false })],
    ['unread ones', () => ({ archived: false, unread: true })],
    ['archived ones', () => ({ archived: true })],
    ['held ones', () => ({ archived: false, held: true })],
    ['feedback', () => ({ archived: false, kind: 'feedback' })],
    ['one code', () => ({ archived: false, code })],
    ['unread feedback of one code', () => ({ archived: false, unread: true, kind: 'feedback', code })],
  ])('should count and list %s from an index alone', async (_, filter) => {
    for (const page of [false, true]) {
      const step = await plan(filter(), page);
      expect({ page, ...step, readsLittle: readsLittle(step) }).toMatchObject({
        page,
        key: expect.stringMatching(/^IDX_/),
        readsLittle: true,
      });
    }
  });
});
