import { type Galera, startGalera } from '.';

describe('the private Galera', () => {
  let galera: Galera;

  beforeAll(async () => {
    galera = await startGalera();
    await galera.createDatabase('kept');
    await galera.nodes[0]!.query('CREATE TABLE kept.t (id INT PRIMARY KEY)');
  });
  afterAll(() => galera.stop());

  const insert = (node: number, id: number) => galera.nodes[node]!.query(`INSERT INTO kept.t VALUES (${id})`);
  const idsAt = async (node: number) => {
    const rows = await galera.nodes[node]!.query(
      'SET STATEMENT wsrep_sync_wait = 1 FOR SELECT id FROM kept.t ORDER BY id',
    );
    return rows.map((row) => Number(row['id']));
  };
  const expectEverywhere = async (...ids: number[]) => {
    for (const node of galera.nodes.keys()) expect(await idsAt(node)).toEqual(ids);
  };

  it('should have on each node what was written to another one', async () => {
    for (const node of galera.nodes.keys()) await insert(node, node);
    await expectEverywhere(0, 1, 2);
  });

  it('should go on without a node that was killed, which catches up', async () => {
    await galera.nodes[0]!.kill();
    await insert(1, 3);
    await galera.rejoin(galera.nodes[0]!);
    await expectEverywhere(0, 1, 2, 3);
  });

  it('should take all data from another node where there is none', async () => {
    const node = galera.nodes[1]!;
    await node.kill();
    node.deleteData();
    await galera.rejoin(node);
    await expectEverywhere(0, 1, 2, 3);
  });

  it('should take back a node that was stopped', async () => {
    const node = galera.nodes[2]!;
    node.pause();
    await insert(0, 4);
    await node.resume();
    await expectEverywhere(0, 1, 2, 3, 4);
  });

  it('should start from the node that came furthest when all were killed', async () => {
    await galera.nodes[0]!.kill();
    await insert(1, 5);
    for (const node of galera.nodes) await node.kill();
    await galera.bootstrap();
    await expectEverywhere(0, 1, 2, 3, 4, 5);
  });
});
