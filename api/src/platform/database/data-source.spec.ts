import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { Entity } from 'typeorm';
import { IdColumn, newId } from './columns';
import { createDataSource, dataSourceOptions } from './data-source';

@Entity('notes')
class Note {
  @IdColumn() id!: string;
}

it('should leave one whole file when SQLite is closed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-closed-'));
  const sqliteFile = join(folder, 'test.sqlite');
  try {
    const source = createDataSource(dataSourceOptions({ sqliteFile, entities: [Note], migrations: [] }));
    await source.initialize();
    await source.synchronize();
    await source.getRepository(Note).insert({ id: newId() });
    await source.destroy();
    expect(statSync(`${sqliteFile}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    copyFileSync(sqliteFile, join(folder, 'copy.sqlite'));
    const copy = new Database(join(folder, 'copy.sqlite'));
    expect(copy.prepare('SELECT COUNT(*) AS notes FROM notes').all([])).toEqual([{ notes: 1 }]);
    copy.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
