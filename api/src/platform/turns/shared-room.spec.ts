import type { Network } from './asker';
import { type Place, SharedRoom } from './shared-room';

/** A client address in a network, which may have four times as much. */
const toNetworks = (network: string, address = '1'): Network[] => [
  { id: `${network}.${address}`, parts: 1 },
  { id: network, parts: 4 },
];

describe('SharedRoom', () => {
  let room: SharedRoom;
  let left: string[];
  beforeEach(() => {
    room = new SharedRoom(10);
    left = [];
  });

  const open = (name: string, networks = toNetworks(name)): Place =>
    room.open(networks, () => void left.push(name));
  const take = (name: string, amount?: number, networks?: Network[]) =>
    room.take(open(name, networks), amount);

  it('should be for all, whoever comes first, while there is enough', () => {
    expect([take('a', 9), take('b'), room.total, left]).toEqual([true, true, 10, []]);
  });

  it('should be taken from whoever has most, and from as many as needed', () => {
    for (const [name, amount] of [
      ['a', 3],
      ['b', 5],
      ['c', 2],
    ] as const)
      take(name, amount);
    expect([take('d', 4), left, room.total]).toEqual([true, ['b'], 9]);
    expect([take('e', 2), left]).toEqual([true, ['b', 'd']]);
  });

  it('should be refused where nobody has more, and then count nothing', () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) take(name, 2);
    const place = open('f');
    expect([room.take(place), room.take(place, 2), left]).toEqual([true, false, ['e']]);
    expect([room.total, place.amount]).toEqual([9, 1]);
  });

  it('should count a network as four addresses', () => {
    for (let i = 0; i < 10; i += 1) take(`a${i}`, 1, toNetworks('a', `${i}`));
    const others = ['b', 'c', 'd', 'e', 'f', 'g'].map((name) => take(name));
    expect(others).toEqual(others.map(() => true));
    expect(left).toEqual(['a9', 'a8', 'a7', 'a6', 'a5', 'a4']);
    // Now nobody has more than anybody else.
    expect(take('h')).toBe(false);
  });

  it('should take nothing from a place that is settled, nor for one that was taken away', () => {
    const settled = open('a');
    room.take(settled, 6);
    room.settle(settled);
    const lost = open('b');
    room.take(lost, 4);
    expect([take('c', 3), left]).toEqual([true, ['b']]);
    expect([room.take(lost), room.total]).toEqual([false, 9]);
    expect(take('d', 3)).toBe(false);
  });

  it('should be given back once, also by those who lost it', () => {
    const place = open('a');
    room.take(place, 10);
    take('b');
    room.close(place);
    room.close(place);
    expect([left, room.total]).toEqual([['a'], 1]);
  });

  it('should prefer those who were not served lately, for two minutes at least', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(100_000);
    room.noteServed(toNetworks('a'));
    expect(room.countServed(toNetworks('a'))).toBe(1);
    for (let i = 0; i < 9; i += 1) take(`b${i}`);
    take('a');
    expect([take('c'), left]).toEqual([true, ['a']]);
    const countAfter = (minutes: number) => {
      now.mockReturnValue(100_000 + minutes * 60_000);
      return room.countServed(toNetworks('a'));
    };
    expect([1, 2, 4].map(countAfter)).toEqual([1, 1, 0]);
    now.mockRestore();
  });
});
