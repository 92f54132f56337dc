import { NETWORKS, STREAM } from '@ringtag/contracts';
import type { EventStream } from './event-stream';
import { Streams } from './streams';
import { type Subscriber, toPerson, toSender } from './subscriber';

const OF_NETWORK = STREAM.ofSendersPerAddress * NETWORKS.network;
const OF_PROVIDER = STREAM.ofSendersPerAddress * NETWORKS.provider;

/** A stream to nobody. */
class FakeStream {
  readonly said: string[] = [];
  private readonly listeners: (() => void)[] = [];

  constructor(readonly subscriber: Subscriber) {}

  send(event: string): void {
    this.said.push(event);
  }

  onClose(listener: () => void): void {
    this.listeners.push(listener);
  }

  end(): void {
    for (const listener of this.listeners) listener();
  }
}

describe('Streams of senders at one replica', () => {
  let streams: Streams;
  beforeEach(() => {
    streams = new Streams();
  });

  const add = (subscriber: Subscriber) => {
    const stream = new FakeStream(subscriber);
    streams.add(stream as unknown as EventStream, 'a-1');
    return stream;
  };
  let conversations = 0;
  /** A stream of a conversation of its own. */
  const addFrom = (clientAddress: string) => add(toSender(`${(conversations += 1)}`, clientAddress));
  const isReplaced = ({ said }: FakeStream) => said.includes('replaced');

  it.each([
    ['an address', STREAM.ofSendersPerAddress, () => '203.0.113.7', '203.0.113.8'],
    ['an IPv6 /64', STREAM.ofSendersPerAddress, (i: number) => `2001:db8:1:2::${i}`, '2001:db8:1:3::1'],
    ['a network', OF_NETWORK, (i: number) => `203.0.113.${i % 250}`, '203.0.114.1'],
    ['an IPv6 /48', OF_NETWORK, (i: number) => `2001:db8:1:${i}::1`, '2001:db8:2::1'],
    ['an IPv6 /32', OF_PROVIDER, (i: number) => `2001:db8:${i}::1`, '2001:db9::1'],
  ])('should be so many of %s, then the oldest closes (LNK-12)', (_, most, toAddress, elsewhere) => {
    const neighbour = addFrom(elsewhere);
    const person = add(toPerson({ userId: 'ann', sessionId: 'one' } as Parameters<typeof toPerson>[0]));
    const opened = Array.from({ length: most }, (__, i) => addFrom(toAddress(i)));
    expect(opened.some(isReplaced)).toBe(false);
    addFrom(toAddress(0));
    expect(opened.map(isReplaced)).toEqual([true, ...Array<boolean>(most - 1).fill(false)]);
    expect([neighbour, person].some(isReplaced)).toBe(false);
    expect([streams.ofSenders, streams.count]).toEqual([most + 1, most + 2]);
  });

  it('should be taken from the network that has most, where there is no room for more (LNK-12)', () => {
    const crowd: FakeStream[] = [];
    for (let i = 0; i < STREAM.ofSendersPerReplica; i += 1)
      crowd.push(addFrom(`10.${i >> 9}.${(i >> 1) & 255}.${i & 1}`));
    const newcomer = toSender('new', '192.0.2.1');
    expect(() => streams.assertRoom(newcomer)).toThrow();
    for (const stream of crowd.slice(0, 2)) stream.end();
    // Two of one address are more than two of a network.
    const two = [addFrom('203.0.113.7'), addFrom('203.0.113.7')];
    streams.assertRoom(newcomer);
    const last = add(newcomer);
    expect([...two, last].map(isReplaced)).toEqual([false, true, false]);
    expect([crowd.some(isReplaced), streams.ofSenders]).toEqual([false, STREAM.ofSendersPerReplica]);
  });

  it('should make room when they close', () => {
    const opened = Array.from({ length: STREAM.ofSendersPerAddress }, () => addFrom('203.0.113.7'));
    opened[5]!.end();
    const last = addFrom('203.0.113.7');
    expect([...opened, last].some(isReplaced)).toBe(false);
    for (const stream of [...opened, last]) stream.end();
    expect([streams.ofSenders, streams.count]).toEqual([0, 0]);
    streams.sendToAll('changed', 'a-2');
    expect(last.said).toEqual([]);
  });
});
