import { HOUR } from '@ringtag/contracts';
import type { BackupHistory } from '../../backup/backup-history';
import { backupFindings } from './backup';

const NOW = new Date('2026-11-30T12:00:00Z');
const made = (hours: number, kilobytes: number | null, failure: string | null = null) => ({
  id: `${hours}`,
  at: new Date(NOW.getTime() - hours * HOUR),
  kilobytes,
  failure,
});

describe('The check of the backups', () => {
  const find = (history: Partial<BackupHistory>, production = true) =>
    [...backupFindings({ last: undefined, largest: undefined, failed: [], ...history }, production, NOW)].map(
      ({ level, what }) => `${level}: ${what}`,
    );

  it.each<[string, Partial<BackupHistory>, string[]]>([
    ['a new one', { last: made(9, 12_900) }, ['ok: The last backup is 9 hours old and has 12.9 MB.']],
    ['none', {}, ['warning: No backup has been made by the backup command.']],
    [
      'one that a daily run should have replaced',
      { last: made(27, 12_900) },
      ['problem: The last backup is 27 hours old and has 12.9 MB.'],
    ],
    [
      'one that failed, after a complete one',
      { last: made(9, 12_900), failed: [made(1, null, 'ENOSPC: no space left on device')] },
      [
        'problem: The backup of 2026-11-30 11:00 UTC failed: ENOSPC: no space left on device',
        'ok: The last backup is 9 hours old and has 12.9 MB.',
      ],
    ],
    [
      'one that failed, and none before',
      { failed: [made(1, null, 'mariadb-dump failed')] },
      ['problem: The backup of 2026-11-30 11:00 UTC failed: mariadb-dump failed'],
    ],
    [
      'one that has lost half',
      { last: made(9, 6_000), largest: made(57, 12_900) },
      ['warning: The last backup is 9 hours old and has 6.0 MB. The largest of the week before had 12.9 MB.'],
    ],
    [
      'one that is a little smaller',
      { last: made(9, 11_000), largest: made(33, 12_900) },
      ['ok: The last backup is 9 hours old and has 11.0 MB.'],
    ],
  ])('should say of %s: what it is', (_what, history, findings) => {
    expect(find(history)).toEqual(findings);
  });

  it('should ask nobody for backups outside production', () => {
    expect(find({}, false)).toEqual([]);
  });
});
