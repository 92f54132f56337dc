import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { type Haproxy, type Places, readNodeStatements, renderExample, startHaproxy } from '.';
import { type Galera, startGalera } from '../galera';
import { freePort } from '../provision/free-port';
import { mountSmallDisk, type SmallDisk } from '../small-disk';

describe('the database behind deploy/haproxy.cfg', () => {
  let galera: Galera;
  let haproxy: Haproxy;
  let places: Places;
  let disk: SmallDisk | undefined;

  beforeAll(async () => {
    galera = await startGalera();
    for (const statement of readNodeStatements()) await galera.nodes[0]!.query(statement);
    places = {
      plain: await freePort(),
      secure: await freePort(),
      database: await freePort(),
      replicas: [await freePort(), await freePort(), await freePort()],
      nodes: galera.nodes.map(({ port }) => port),
    };
    haproxy = await startHaproxy({ port: places.database, config: (dir) => renderExample(dir, places) });
  });
  afterAll(async () => {
    await haproxy.stop();
    disk?.remove();
    await galera.stop();
  });

  /** The node that answers; undefined where none does. */
  const findActive = async (): Promise<string | undefined> => {
    try {
      const uri = `mysql://ringtag:ringtag@127.0.0.1:${places.database}/`;
      const connection = await createConnection({ uri, connectTimeout: 2_000 });
      const [rows] = await connection.query<RowDataPacket[]>('SELECT @@wsrep_node_name AS name');
      connection.destroy();
      return rows[0]!['name'] as string;
    } catch {
      return undefined;
    }
  };
  const until = async (name: string | undefined) => {
    while ((await findActive()) !== name);
  };
  const activeAgain = async (times: number) => {
    const names = new Set<string | undefined>();
    for (let time = 0; time < times; time += 1) names.add(await findActive());
    return [...names];
  };

  it('should lead everybody to one node', async () => {
    await until('one');
    expect(await activeAgain(20)).toEqual(['one']);
  });

  it('should lead to the next node when that one is killed, and stay there when it is back', async () => {
    const [one] = galera.nodes;
    await one!.kill();
    await until('two');
    await galera.rejoin(one!);
    expect(await activeAgain(20)).toEqual(['two']);
  });

  it('should lead away from a node that works but has little room on its disk', async () => {
    const [one, two] = galera.nodes;
    await one!.kill();
    disk = mountSmallDisk(one!.dataDir, 400, one!.user);
    one!.deleteData();
    await galera.rejoin(one!);
    await two!.kill();
    await until('one');
    await galera.rejoin(two!);
    disk.fill(90);
    await until('two');
    expect(await one!.isSynced()).toBe(true);
    disk.free();
  });

  it('should lead to no node that accepts connections but is alone', async () => {
    const [one, two, three] = galera.nodes;
    await Promise.all([one!.kill(), three!.kill()]);
    await until(undefined);
    expect(two!.isRunning).toBe(true);
    await Promise.all([galera.rejoin(one!), galera.rejoin(three!)]);
    while ((await findActive()) === undefined);
  });
});
