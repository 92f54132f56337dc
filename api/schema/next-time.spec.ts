import { MYSQL_MIGRATIONS } from '../src/migrations/mysql';
import { SQLITE_MIGRATIONS } from '../src/migrations/sqlite';
import { migration } from '../src/platform/database/migration';
import { toNextTime } from './next-time';

const at = (time: number) => migration(`Step_${time}`, { up: [], down: [] });

describe('The time of a new migration', () => {
  it('should be now', () => {
    expect(toNextTime([at(1795000000000)], 1795000000001)).toBe(1795000000001);
  });

  it('should be after all that there are, wherever the clock is', () => {
    expect(toNextTime([at(1795000000000), at(1795000000007), at(1795000000003)], 1795000000007)).toBe(
      1795000000008,
    );
    expect(toNextTime([at(1795000000000)], 0)).toBe(1795000000001);
  });

  it('should sort after the committed ones on both databases', () => {
    const committed = [...MYSQL_MIGRATIONS, ...SQLITE_MIGRATIONS];
    const times = committed.map((Each) => Number(/\d{13}$/.exec(new Each().name!)));
    expect(toNextTime(committed, 0)).toBe(Math.max(...times) + 1);
  });
});
