import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { startMariaDb, type MariaDb } from '.';

describe('the private MariaDB', () => {
  let server: MariaDb;

  beforeAll(async () => {
    server = await startMariaDb();
  });
  afterAll(() => server.stop());

  const inDatabase = async <T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> => {
    const connection = await createConnection(url);
    try {
      return await work(connection);
    } finally {
      await connection.end();
    }
  };

  it('should create databases that hold every character', async () => {
    const url = await server.createDatabase('charset');
    const [row] = await inDatabase(url, async (connection) => {
      await connection.query('CREATE TABLE t (name VARCHAR(20))');
      await connection.query('INSERT INTO t VALUES (?)', ['Zoë 👋 Їжак']);
      const [rows] = await connection.query<RowDataPacket[]>('SELECT name, @@time_zone AS zone FROM t');
      return rows;
    });
    expect(row).toEqual({ name: 'Zoë 👋 Їжак', zone: '+00:00' });
  });

  it('should empty a database that is created again', async () => {
    const url = await server.createDatabase('twice');
    await inDatabase(url, (connection) => connection.query('CREATE TABLE t (id INT)'));
    await server.createDatabase('twice');
    const [tables] = await inDatabase(url, (connection) => connection.query('SHOW TABLES'));
    expect(tables).toEqual([]);
  });

  it('should keep what was committed when it is killed and started again', async () => {
    const url = await server.createDatabase('killed');
    await inDatabase(url, async (connection) => {
      await connection.query('CREATE TABLE t (id INT)');
      await connection.query('INSERT INTO t VALUES (7)');
    });
    const before = server.pid;
    process.kill(before, 'SIGKILL');
    await server.restart();
    expect(server.pid).not.toBe(before);
    const [rows] = await inDatabase(url, (connection) => connection.query('SELECT id FROM t'));
    expect(rows).toEqual([{ id: 7 }]);
  });
});
