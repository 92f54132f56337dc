import { connect } from './connection';

/** What the page asks of the browser's EventSource. jsdom has none. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(event: string, lastEventId: string) {
    this.dispatchEvent(Object.assign(new Event(event), { lastEventId }));
  }
}

const setOnline = (online: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

describe('connect', () => {
  let events: string[];
  let failing: boolean[];
  let close: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(5000);
    Object.assign(globalThis, { EventSource: FakeSource });
    FakeSource.opened = [];
    [events, failing] = [[], []];
    close = connect('/api/events', {
      onEvent: (event) => events.push(event),
      onFailing: (is) => failing.push(is),
    });
  });
  afterEach(() => {
    close();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const source = () => FakeSource.opened.at(-1)!;
  const fail = () => {
    source().onerror!();
    jest.advanceTimersByTime(120_000);
  };
  const queryAt = (index: number) => new URL(FakeSource.opened[index]!.url, 'http://localhost').searchParams;

  it('should say how old its document is, and after the first event which one was the last', () => {
    expect(Number(queryAt(0).get('age'))).toBeGreaterThanOrEqual(5000);
    expect(queryAt(0).get('after')).toBeNull();
    source().onopen!();
    source().tell('new-message', 'a-7');
    fail();
    expect(FakeSource.opened).toHaveLength(2);
    expect(queryAt(1).get('after')).toBe('a-7');
    expect(events).toEqual(['new-message']);
  });

  it('should say how long ago it had its last event, if only that the stream is alive', () => {
    source().onopen!();
    jest.advanceTimersByTime(60_000);
    source().tell('alive', 'a-8');
    source().onerror!();
    jest.advanceTimersByTime(2000);
    expect(queryAt(1).get('after')).toBe('a-8');
    expect(Number(queryAt(1).get('age'))).toBeLessThanOrEqual(2000);
    expect(events).toEqual([]);
  });

  it('should come back after half a second to a second and a half', () => {
    source().onerror!();
    expect(source().isClosed).toBe(true);
    jest.advanceTimersByTime(499);
    expect(FakeSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(1001);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('should say after three failures in a row that it fails, and when it no longer does', () => {
    fail();
    fail();
    expect(failing).toEqual([]);
    fail();
    expect(failing).toEqual([true]);
    fail();
    source().onopen!();
    expect(failing).toEqual([true, false]);
  });

  it('should stay away for longer when the server ends the stream, and poll', () => {
    source().onopen!();
    source().tell('replaced', 'a-7');
    expect([source().isClosed, events, failing]).toEqual([true, ['replaced'], [true]]);
    jest.advanceTimersByTime(15_000);
    expect(FakeSource.opened).toHaveLength(1);
    jest.advanceTimersByTime(65_000);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('should read again when it took long to open', () => {
    jest.setSystemTime(Date.now() + 9000);
    source().onopen!();
    expect(events).toEqual(['read-again']);
  });

  it('should have nothing open while the browser is offline', () => {
    setOnline(false);
    expect(source().isClosed).toBe(true);
    jest.advanceTimersByTime(600_000);
    expect(FakeSource.opened).toHaveLength(1);
    setOnline(true);
    expect(FakeSource.opened).toHaveLength(2);
  });

  it('should open nothing after it was closed', () => {
    source().onerror!();
    close();
    jest.advanceTimersByTime(600_000);
    expect(FakeSource.opened).toHaveLength(1);
    expect(source().isClosed).toBe(true);
  });
});
