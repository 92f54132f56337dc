import type { DatabaseServer } from '@ringtag/tools/mysql';
import { createConnection } from 'mysql2/promise';
import { databaseOptions } from '../../src/database';
import { checkDatabase } from '../../src/operations/doctor/checks/database';
import { createDataSource } from '../../src/platform/database/data-source';
import { listFaults } from '../support/findings';
import { startServer } from '../support/server-database';

/** Also on MySQL: settings that any server may have. */
describe('The doctor, before a server of the product that the tests run on', () => {
  let server: DatabaseServer;
  let url: string;
  beforeAll(async () => {
    server = await startServer();
    url = await server.createDatabase('doctor');
  });
  afterAll(() => server.stop());

  const run = async (statement: string) => {
    const connection = await createConnection(url);
    await connection.query(statement);
    await connection.end();
  };
  /** Without what the tests do for speed, and what an empty database lacks. */
  const examine = async (url: string) => {
    const settings = { url, sqliteFile: 'none.sqlite', connections: 10 };
    const dataSource = await createDataSource(databaseOptions(settings)).initialize();
    const faults = await listFaults(checkDatabase(settings, () => Promise.resolve(dataSource)));
    await dataSource.destroy();
    return faults.filter((fault) => !/power cut|schema lacks/.test(fault));
  };

  it('should be content with its defaults', async () => {
    expect(await examine(url)).toEqual([]);
  });

  it.each<[string, string, string, RegExp]>([
    [
      'a server that is read only',
      'SET GLOBAL read_only = ON',
      'SET GLOBAL read_only = OFF',
      /^problem: Nothing can be written: read_only is ON, as on a replica\. → .* SET GLOBAL read_only = OFF\.$/,
    ],
    [
      'short packets',
      'SET GLOBAL max_allowed_packet = 4194304',
      'SET GLOBAL max_allowed_packet = 67108864',
      /^warning: max_allowed_packet is 4194304, so large imports may fail\. → Set .*=16777216 or more/,
    ],
    [
      'a table without transactions',
      'CREATE TABLE old (id int PRIMARY KEY) ENGINE=MyISAM',
      'DROP TABLE old',
      /^problem: The storage engine of these tables does not support transactions: old\./,
    ],
  ])('should find %s', async (_what, statement, undo, fault) => {
    await run(statement);
    const faults = await examine(url);
    await run(undo);
    expect(faults).toEqual([expect.stringMatching(fault)]);
  });

  it('should find a connection to another machine without TLS', async () => {
    // Another spelling of 127.0.0.1, which the doctor does not take for this machine.
    const elsewhere = url.replace('@127.0.0.1:', '@0x7f.1:');
    expect(await examine(elsewhere)).toEqual([
      expect.stringMatching(
        /^warning: The connection to the database at 0x7f\.1 is not encrypted\. → .*ssl=true/,
      ),
    ]);
  });
});
