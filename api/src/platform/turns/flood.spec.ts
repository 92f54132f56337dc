import range from 'lodash/range';
import { type Asker, toKnown } from './asker';
import { FairTurns } from './fair-turns';
import { SharedRoom } from './shared-room';

const HONEST = 10;
const toStranger = (id: string): Asker => ({ ...toKnown(id), isKnown: false });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe.each([1, 12, 120])('A flood from %d networks', (crowd) => {
  it('should keep nobody from a turn who asks for the first time', async () => {
    const turns = new FairTurns({ name: 'work', lanes: 1, waiting: 20 });
    let isOver = false;
    let done = 0;
    const ask = async (name: string) => {
      while (!isOver) {
        await turns.take(toStranger(name), nextTurn).then(() => (done += 1), nextTurn);
        await nextTurn();
      }
    };
    // Each of them asks for two things at a time.
    const attacks = range(2 * crowd).map((i) => ask(`attacker ${i % crowd}`));
    while (done < 2 * crowd) await nextTurn();
    const before = done;
    const honest = range(HONEST).map((i) => turns.take(toStranger(`person ${i}`), nextTurn));
    const known = range(HONEST).map((i) => turns.take(toKnown(`known ${i}`), nextTurn));
    expect(await Promise.allSettled([...honest, ...known])).toEqual(
      Array(2 * HONEST).fill({ status: 'fulfilled', value: undefined }),
    );
    expect(done - before).toBeLessThan(20);
    isOver = true;
    await Promise.all(attacks);
  });

  it('should leave memory for files that people upload', () => {
    const room = new SharedRoom(96_000_000);
    const hold = (id: string, bytes: number) => {
      const place = room.open(toKnown(id).networks, () => undefined);
      let held = 0;
      while (held < bytes && room.take(place, 64_000)) held += 64_000;
      return held >= bytes;
    };
    for (let round = 0; round < 3; round += 1)
      for (const i of range(crowd)) for (let file = 0; file < 4; file += 1) hold(`attacker ${i}`, 8_000_000);
    expect(range(HONEST).filter((i) => hold(`person ${i}`, 500_000))).toHaveLength(HONEST);
  });
});
