import { DAY, HOUR } from '@ringtag/contracts';
import { listOldBackups, toBackupName } from './old-backups';

const NOW = Date.UTC(2026, 10, 30, 3, 15);
const at = (ago: number) => toBackupName(new Date(NOW - ago), 'sql.gz');

describe('Old backups', () => {
  it('should be named by their time', () => {
    expect(at(0)).toBe('ringtag-20261130T031500Z.sql.gz');
  });

  it('should be those before the last seven days, where one is made each day', () => {
    const files = Array.from({ length: 10 }, (_, days) => at(days * DAY));
    expect(listOldBackups(files, at(0))).toEqual(files.slice(7));
  });

  it('should leave the last of each day, where many are made in a day', () => {
    const files = Array.from({ length: 24 * 9 }, (_, hours) => at(hours * HOUR));
    const kept = files.filter((file) => !listOldBackups(files, at(0)).includes(file));
    // The seven latest are of two days; then the last of each of the five days before.
    expect(kept).toEqual([...files.slice(0, 7), ...[28, 52, 76, 100, 124].map((hours) => at(hours * HOUR))]);
  });

  it('should leave what is no backup of ours, and backups of long ago while there are no others', () => {
    const files = ['ringtag.sql', 'Mon.sql.gz', `${at(0)}.part`, 'notes', at(400 * DAY), at(300 * DAY)];
    expect(listOldBackups(files, at(0))).toEqual([]);
  });

  it('should neither be the one just made, nor make room for names of the future', () => {
    const future = Array.from({ length: 8 }, (_, days) => at(-(days + 1) * DAY));
    const files = Array.from({ length: 8 }, (_, days) => at(days * DAY));
    expect(listOldBackups([...future, ...files], at(0))).toEqual([at(7 * DAY)]);
  });
});
