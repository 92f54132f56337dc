import { PLAIN_DESIGN } from '@ringtag/qr';
import times from 'lodash/times';
import type { AfterQueryEvent } from 'typeorm/subscriber/event/QueryEvent.js';
import { UserEntity } from '../src/accounts/tables/user.entity';
import { ActivationEntity } from '../src/codes/tables/activation.entity';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { OwnerScansEntity } from '../src/codes/tables/owner-scans.entity';
import { PresetEntity } from '../src/codes/tables/preset.entity';
import { ProjectEntity } from '../src/codes/tables/project.entity';
import { QrDesignEntity } from '../src/codes/tables/qr-design.entity';
import { SiteDayEntity } from '../src/codes/tables/site-day.entity';
import { ConversationMessageEntity } from '../src/inbox/tables/conversation-message.entity';
import { ConversationEntity } from '../src/inbox/tables/conversation.entity';
import { newId } from '../src/platform/database/columns';
import { beginTalk, type Talk } from './support/talk';
import { newEmail, TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

/** In each table. */
const ROWS = 200;
/** Of one statement: a page has two or three rows, and each of them few others. */
const MOST_READ = 50;

describe('What the server reads for an answer about few codes', () => {
  let app: TestApp;
  let admin: Visitor;
  let owner: Visitor;
  let path: string;
  let id: string;
  let talk: Talk;
  const read: { rows: number; query: string }[] = [];

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    const [alias] = await app.codes(ROWS);
    owner = await app.owner(alias!, newEmail());
    const {
      id: itemId,
      projectId,
      ownerId,
    } = await app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });
    path = `/api/projects/${projectId}/items`;
    id = itemId;
    talk = await beginTalk(app);
    await fill(projectId, ownerId!);
    const changes = [
      await admin.patch(`/api/items/${itemId}`, { label: 'Keys' }),
      await admin.patch(`/api/projects/${projectId}`, { name: 'Tags' }),
      await admin.post('/api/presets', { name: 'First', design: PLAIN_DESIGN }),
    ];
    expect(changes.map(({ status }) => status)).toEqual([200, 200, 201]);
    const afterQuery = ({ query, rawResults }: AfterQueryEvent) => {
      if (Array.isArray(rawResults)) read.push({ rows: rawResults.length, query });
    };
    app.dataSource.subscribers.push({ afterQuery });
  });
  afterAll(() => app.stop({ madeUp: true }));

  /** Rows that are not asked for: codes of the same owner, projects with presets of their own, and what codes had. */
  async function fill(projectId: string, ownerId: string): Promise<void> {
    const { manager } = app.dataSource;
    const now = app.clock.now();
    const dates = { createdAt: now, updatedAt: now };
    const made = (name: string) => ({ id: newId(), name, ...dates });
    const presets = times(ROWS, (i) => ({ ...made(`Preset ${i}`), design: PLAIN_DESIGN, isDefault: false }));
    await manager.insert(PresetEntity, presets);
    const project = await manager.findOneByOrFail(ProjectEntity, { id: projectId });
    await manager.insert(
      ProjectEntity,
      presets.map(({ id: presetId, name }) => ({ ...project, ...made(name), presetId })),
    );
    await manager.insert(
      ActivationEntity,
      times(ROWS, (i) => {
        const held = {
          userId: ownerId,
          notify: 'always',
          unreadMessages: 0,
          activatedAt: now,
          endedAt: now,
        } as const;
        return { id: newId(), itemId: newId(), deletedAlias: `GONE-${i}`, ...held };
      }),
    );
    await manager.insert(
      QrDesignEntity,
      times(ROWS, () => ({ activationId: newId(), design: PLAIN_DESIGN })),
    );
    await manager.update(ItemEntity, { projectId }, { ownerId });
    // Older than what is shown.
    const old = times(ROWS, (i) => ({ day: new Date(Date.UTC(2000, 0, i + 1)).toISOString().slice(0, 10) }));
    await manager.insert(
      SiteDayEntity,
      old.map((row) => ({ ...row, scans: 1, activations: 1 })),
    );
    await manager.insert(
      OwnerScansEntity,
      old.map((row) => ({ ...row, userId: ownerId, count: 1 })),
    );
    await manager.insert(
      ConversationMessageEntity,
      times(ROWS, (i) => ({
        ...({
          id: newId(),
          conversationId: talk.id,
          position: i + 1,
          side: 'sender',
          body: `Text ${i}`,
        } as const),
        ...{ submission: `${i}`.padStart(64, '0'), createdAt: now },
      })),
    );
    await manager.update(ConversationEntity, { id: talk.id }, { messageCount: ROWS + 1 });
    const person = await manager.findOneByOrFail(UserEntity, { id: ownerId });
    await manager.insert(
      UserEntity,
      times(ROWS, (i) => ({ ...person, id: newId(), email: `reader-${i}@example.com` })),
    );
  }

  const named = { items: [{ alias: 'READ-FEW' }] };
  const ASKED: [what: string, status: number, ask: () => Promise<Answer>][] = [
    ['a page of the codes of a project', 200, () => admin.get(`${path}?pageSize=2`)],
    ['a page of the codes of an owner', 200, () => owner.get('/api/my-codes?pageSize=2')],
    ['a page of presets', 200, () => admin.get('/api/presets?pageSize=2')],
    ['the numbers of the site', 200, () => admin.get('/api/home')],
    ['the numbers of an owner', 200, () => owner.get('/api/home')],
    ['a page of the audit log', 200, () => admin.get('/api/audit-log?pageSize=3')],
    ['a page of messages', 200, () => talk.owner.get('/api/messages')],
    ['who held a code', 200, () => admin.get(`/api/items/${id}/activations`)],
    ['new codes', 201, () => admin.post(path, { count: 2 })],
    ['a new code with a name', 201, () => admin.post(path, named)],
    ['the same name once more', 409, () => admin.post(path, named)],
    [
      'an import of one code',
      200,
      () => admin.post(`${path}/import`, 'alias\nREAD-ONE', { 'content-type': 'text/csv' }),
    ],
  ];

  it.each(ASKED)('should be as little as it needs, however much there is: %s', async (_, status, ask) => {
    read.length = 0;
    expect((await ask()).status).toBe(status);
    expect(read.length).toBeGreaterThan(1);
    expect(read.filter(({ rows }) => rows > MOST_READ)).toEqual([]);
  });
});
