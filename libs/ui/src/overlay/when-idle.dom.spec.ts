import { whenIdle } from './when-idle';

const REST_MS = 3000;

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('should start some time after the page has loaded, unless it is cancelled', () => {
    const [work, cancelled] = [jest.fn(), jest.fn()];
    whenIdle(work);
    whenIdle(cancelled)();
    jest.advanceTimersByTime(REST_MS - 1);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });

  it('should never start for people who save data', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const work = jest.fn();
    whenIdle(work);
    jest.advanceTimersByTime(10 * REST_MS);
    expect(work).not.toHaveBeenCalled();
  });
});
