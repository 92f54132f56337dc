const NAME = /^ringtag-(\d{8})T\d{6}Z\.(?:sqlite|sql\.gz)$/;
const MOST_BACKUPS = 7;
const MOST_DAYS = 7;

/** The name of a backup that began at `at`. Names sort by time. */
export function toBackupName(at: Date, extension: string): string {
  return `ringtag-${at.toISOString().replace(/[-:]|\.\d+/g, '')}.${extension}`;
}

/**
 * Which of the files of a folder can go: backups beyond the seven latest, unless they are the latest of their day and
 * that day is one of the seven latest. So neither a bad week nor several backups in an hour use up all places. A name
 * after that of `made`, the one just made, is of a clock that was wrong: it uses up no place, and stays.
 */
export function listOldBackups(files: readonly string[], made: string): string[] {
  const newestFirst = files
    .filter((file) => NAME.test(file) && file <= made)
    .sort((a, b) => (a < b ? 1 : -1));
  const days = new Map<string, string>();
  for (const file of newestFirst) {
    const day = NAME.exec(file)![1]!;
    if (!days.has(day) && days.size < MOST_DAYS) days.set(day, file);
  }
  const kept = new Set([...newestFirst.slice(0, MOST_BACKUPS), ...days.values()]);
  return newestFirst.filter((file) => !kept.has(file));
}
