import { BATCH } from '@ringtag/contracts';
import { ItemEntity } from '../src/codes/tables/item.entity';
import { TestApp } from './support/test-app';
import type { Answer, Visitor } from './support/visitor';

const counts = ({ body: { created, changed, unchanged, refused } }: Answer) => [
  created,
  changed,
  unchanged,
  refused,
];

describe('The import of codes', () => {
  let app: TestApp;
  let admin: Visitor;
  let projectId: string;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
  });
  beforeEach(async () => {
    projectId = await newProject();
  });
  afterAll(() => app.stop());

  const newProject = async (): Promise<string> =>
    (await admin.post('/api/projects', { name: 'Import' })).body.id;
  const load = (file: string | Uint8Array, query = '', id = projectId): Promise<Answer> =>
    admin.post(`/api/projects/${id}/items/import${query}`, file, { 'content-type': 'text/csv' });
  const count = (id = projectId) => app.dataSource.manager.countBy(ItemEntity, { projectId: id });
  const item = (alias: string) => app.dataSource.manager.findOneByOrFail(ItemEntity, { alias });

  it.each([
    ['a byte order mark and semicolons', '\ufeffAlias;Label\r\nSEMI-11;One, two\r\n', 'One, two'],
    [
      'quotes, with delimiters, quotes and lines in them',
      'label,alias\n"a ""b"", c\nd",SEMI-11\n',
      'a "b", c\nd',
    ],
    ['other columns and empty lines', 'url,alias,label\n\nx,semi11, spaced \n,,\n', 'spaced'],
    ['a label that a spreadsheet would calculate', "alias,label\nSEMI11,'=1+1", '=1+1'],
    ['a line that names its semicolons', 'sep=;\r\nalias;label\r\nSEMI11;a, b', 'a, b'],
    ['tabs, as Unicode text', Buffer.from('\ufeffalias\tlabel\r\nSEMI11\tнаклейка', 'utf16le'), 'наклейка'],
  ])('should read a file with %s', async (_, file, label) => {
    const answer = await load(file);
    expect([answer.status, ...counts(answer)]).toEqual([200, 1, 0, 0, 0]);
    const { id, ...code } = await item('SEMI11');
    expect(code.adminNote).toBe(label);
    await admin.delete(`/api/items/${id}`);
  });

  it('should take a code that has the name of a page since before that was reserved, and make none', async () => {
    await load('alias,label\nSETTING5,One');
    await app.dataSource.query("UPDATE items SET alias = 'SETTINGS' WHERE alias = 'SETTING5'");
    const answer = await load('alias,label\nsettings,Two\nsystem,Three');
    expect(counts(answer)).toEqual([0, 1, 0, 1]);
    expect((await item('SETTINGS')).adminNote).toBe('Two');
    expect(answer.body.rows).toContainEqual(
      expect.objectContaining({ line: 3, field: 'alias', code: 'reserved' }),
    );
  });

  it('should take all columns, in the words of spreadsheets, and show scanners at once what changed', async () => {
    await load('alias\nWORDS-1\nWORDS-2');
    const scan = async () => (await app.visitor().get('/api/scan/WORDS1')).body.state;
    expect(await scan()).toBe('activatable');
    app.clock.advance(1000);
    const header = 'alias,status,activatable,viewOnly,maxActivations,label';
    const answer = await load(`${header}\nwords1,Disabled,FALSCH,true,5,A\nwords2,,,,,`);
    expect(counts(answer)).toEqual([0, 1, 1, 0]);
    expect(await item('WORDS1')).toMatchObject({
      status: 'disabled',
      activatable: false,
      viewOnly: true,
      maxActivations: 5,
      adminNote: 'A',
    });
    expect(await scan()).toBe('disabled');
    const { createdAt, updatedAt } = await item('WORDS2');
    expect(updatedAt).toEqual(createdAt);
  });

  it('should refuse what is no alias in any script, and take the rest of the file', async () => {
    const answer = await load('alias\nШЛЮЧ-11\nＷＩＤＥ11\nkey🔑\nASCII-11');
    expect([answer.status, ...counts(answer)]).toEqual([200, 1, 0, 0, 3]);
    expect(answer.body.rows.slice(0, 3)).toEqual(
      ['ШЛЮЧ-11', 'ＷＩＤＥ11', 'key🔑'].map((alias, i) => ({
        line: i + 2,
        alias,
        result: 'refused',
        field: 'alias',
        code: 'alias',
      })),
    );
  });

  it('should say for each row what is wrong with which cell', async () => {
    const other = await newProject();
    await load('alias\nTAKEN-1', '', other);
    const rows = [
      'TAKEN1,,,,',
      'GOOD-01,,,,',
      'good01,,,,',
      `GOOD02,${'x'.repeat(101)},,,`,
      'GOOD07,a\u0007b,,,',
      'GOOD03,,gone,,',
      'GOOD04,,,maybe,',
      'GOOD05,,,,-1',
      'GOOD06,,,,1000001',
    ];
    const { body } = await load(['alias,label,status,activatable,maxActivations', ...rows].join('\n'));
    const said = body.rows.map(
      ({ result, field, code }: Record<string, string>) => (code && [field, code]) || result,
    );
    expect(said).toEqual([
      ['alias', 'taken'],
      'created',
      ['alias', 'duplicate'],
      ['label', 'label'],
      ['label', 'plainText'],
      ['status', 'status'],
      ['activatable', 'boolean'],
      ['maxActivations', 'number'],
      ['maxActivations', 'number'],
    ]);
    expect([await count(), await count(other)]).toEqual([1, 1]);
  });

  it('should change codes with aliases of before, and make none that are as short (LIM-4)', async () => {
    await load('alias\nBEFORE');
    await app.dataSource.manager.update(ItemEntity, { alias: 'BEFORE' }, { alias: 'CAT' });
    const { body } = await load('alias,label\ncat,Tom\nDOG,Rex\nFIVES,Rex\nSIXES1,Rex');
    expect(body.rows.map(({ result }: { result: string }) => result)).toEqual([
      'changed',
      'refused',
      'refused',
      'created',
    ]);
    expect((await item('CAT')).adminNote).toBe('Tom');
    expect((await app.visitor().get('/api/scan/c-a-t')).body.code).toMatchObject({
      alias: 'CAT',
      displayAlias: 'CAT',
    });
  });

  it('should warn of a new code that is an existing one without its zeros, and create it if it is meant', async () => {
    const other = await newProject();
    await load('alias\n0034567890', '', other);
    await load('alias\n0012345678\n0099999A\nABC1234');
    const file = 'alias\n12345678\n99999A\n34567890\n0012345678\nABC1234';
    for (const query of ['?dryRun=true', '']) {
      const { body } = await load(file, query);
      expect(body.rows.filter(({ withZeros }: { withZeros?: string }) => withZeros)).toEqual([
        { line: 2, alias: '12345678', result: 'created', withZeros: '0012345678' },
      ]);
    }
    expect((await load(file)).body.rows[0]).toEqual({ line: 2, alias: '12345678', result: 'unchanged' });
  });

  it.each(['comma', 'semicolon'])(
    'should take an exported file back unchanged, with each %s, whatever its labels begin with (ASVS 1.2.10)',
    async (separator) => {
      const labels = [
        '=1+1',
        "'=quoted",
        "''+twice",
        '@home, "here"',
        "it's",
        '-5',
        'two\nlines',
        'semi;colon',
        '0012',
        '1E5',
        'a;\u200b=1',
        'Bob \u202Eevil',
      ];
      await admin.post(`/api/projects/${projectId}/items`, { items: labels.map((label) => ({ label })) });
      const [{ id }] = (await admin.get(`/api/projects/${projectId}/items`)).body.items;
      await admin.patch(`/api/items/${id}`, { status: 'inactive', viewOnly: true, maxActivations: 3 });
      const { bytes } = await admin.get(`/api/projects/${projectId}/items.csv?separator=${separator}`);
      const answer = await load(bytes);
      expect(counts(answer)).toEqual([0, 0, labels.length, 0]);
      expect(answer.body.ignoredColumns).toEqual([
        'url',
        'activationCount',
        'activated',
        'digital',
        'createdAt',
      ]);
    },
  );

  it('should stay right when the same file comes several times at once, also for two projects', async () => {
    const other = await newProject();
    const file = ['alias', ...Array.from({ length: 600 }, (_, i) => `RACE-${i}-X`)].join('\n');
    const own = await Promise.all([load(file), load(file), load(file)]);
    expect(own.map((answer) => counts(answer)).sort()).toEqual([
      [0, 0, 600, 0],
      [0, 0, 600, 0],
      [600, 0, 0, 0],
    ]);
    const fresh = file.replaceAll('RACE', 'BOTH');
    const both = await Promise.all([load(fresh), load(fresh, '', other)]);
    expect(both.map((answer) => counts(answer)).sort()).toEqual([
      [0, 0, 0, 600],
      [600, 0, 0, 0],
    ]);
    expect((await count()) + (await count(other))).toBe(1200);
  });

  it('should leave alone what it says nothing of, also when somebody changes that just now', async () => {
    await load('alias\nOPEN-CELL\nFULL-CELL');
    const { id } = await item('OPENCELL');
    const kept = [];
    for (let round = 0; round < 20; round += 1) {
      await app.dataSource.manager.update(ItemEntity, { id }, { viewOnly: false });
      const file = `alias,label,viewOnly\nOPEN-CELL,No. ${round},\nFULL-CELL,No. ${round},${round % 2 === 0}`;
      const answers = await Promise.all([load(file), admin.patch(`/api/items/${id}`, { viewOnly: true })]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { viewOnly, adminNote: label } = await item('OPENCELL');
      kept.push([viewOnly, label === `No. ${round}`]);
    }
    expect(kept).toEqual(kept.map(() => [true, true]));
    expect((await item('FULLCELL')).viewOnly).toBe(false);
  });

  it.each([
    ['no text', Buffer.from('alias,label\nLATIN-1,Schl\xfcssel', 'latin1'), { reason: 'encoding' }],
    ['a NUL', 'alias,label\nNUL-12,a\0b', { reason: 'encoding' }],
    ['an open quote', 'alias,label\nA-1-1,"open', { reason: 'quotes' }],
    ['no column of codes', 'label\nKeys', { reason: 'header' }],
    ['a column twice', 'alias,ALIAS\nA-1-1,B-1-1', { reason: 'header' }],
    ['no rows', 'alias,label\n', { reason: 'empty' }],
    [
      'a line of more columns than are read',
      `alias,b\n${'x,'.repeat(1_900_000)}`,
      { reason: 'columns', line: 2 },
    ],
    ['a cell that is too long', `alias\n${'x'.repeat(3_900_000)}`, { reason: 'cell', line: 2 }],
    ['too many short rows', `alias\n${'x\n'.repeat(1_900_000)}`, { reason: 'rows', line: BATCH.max + 2 }],
    ['too many rows', `alias\n${'X-Y-Z\n'.repeat(BATCH.max + 1)}`, { reason: 'rows', max: BATCH.max }],
  ])('should refuse a file with %s', async (_, file, reason) => {
    const { status, body } = await load(file);
    expect([status, body.code]).toEqual([400, 'file_refused']);
    expect(body).toMatchObject(reason);
    // Whatever of the file was left does not stand in the way of what comes next on the connection.
    expect((await admin.get('/api/user/me')).status).toBe(200);
  });

  it('should refuse other types, files that are too long, and unknown projects (CSRF-3)', async () => {
    const json = await admin.post(`/api/projects/${projectId}/items/import`, {});
    expect(json.status).toBe(415);
    expect((await load('x'.repeat(BATCH.maxBytes + 1))).status).toBe(413);
    expect((await load('alias\nA-1-1', '', '01930000-0000-7000-8000-000000000000')).status).toBe(404);
    const elsewhere = await admin.post('/api/projects', 'alias', { 'content-type': 'text/csv' });
    expect(elsewhere.status).toBe(415);
  });
});
