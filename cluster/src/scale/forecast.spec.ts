import { type Figures, forecast } from './forecast';

const MILLISECOND = { api: 1, database: 2, statements: 3 };
const NOTHING = { api: 0, database: 0, statements: 0 };

function measure(changes: Partial<Figures['costs']> = {}): Figures {
  return {
    costs: {
      'document, once': MILLISECOND,
      message: NOTHING,
      reply: NOTHING,
      activation: NOTHING,
      ...changes,
    },
    bytes: { code: 1000, activation: 1000, message: 1000, reply: 1000, scannedDay: 100 },
  };
}

describe('forecast', () => {
  it('should leave half of each core free', () => {
    const { replicas, databaseCores, statementsPerSecond } = forecast(measure(), 1e6, 10_000);
    expect([replicas, databaseCores, statementsPerSecond]).toEqual([20, 40, 30_000]);
  });

  it('should keep a replica that serves while the other is replaced', () => {
    expect(forecast(measure(), 1e6, 10)).toMatchObject({ replicas: 2, connections: 25 });
  });

  it('should add a message with a reply for each thousand scans, and a tenth of the codes in a year', () => {
    const [message, reply] = [
      { ...NOTHING, statements: 4 },
      { ...NOTHING, statements: 1 },
    ];
    const costs = { 'document, once': NOTHING, message, reply };
    expect(forecast(measure(costs), 1e6, 10_000).statementsPerSecond).toBe(50);
    const activated = { 'document, once': NOTHING, activation: { ...NOTHING, statements: 31.536 } };
    expect(forecast(measure(activated), 1e8, 0).statementsPerSecond).toBeCloseTo(10);
  });

  it('should count a row for each code that is scanned on a day, and no more rows than codes', () => {
    const bytes = { code: 1000, activation: 0, message: 0, reply: 0, scannedDay: 100 };
    const often = forecast({ ...measure(), bytes }, 1e6, 10_000);
    expect(often).toMatchObject({ gigabytesAtFirst: 1, gigabytesPerYear: (1e6 * 365 * 100) / 1e9 });
    const seldom = forecast({ ...measure(), bytes }, 1e9, 1);
    expect(seldom.gigabytesPerYear).toBeCloseTo((86_400 * 365 * 100) / 1e9, 3);
  });
});
