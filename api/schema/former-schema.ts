import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/**
 * The statements that make a database as commit a9b326e6 left it, whose last migrations are upgraded by the baseline:
 * first all tables, then their rows.
 */
export function readFormerDatabase(engine: 'mysql' | 'sqlite'): { tables: string[]; rows: string[] } {
  const file = readFileSync(join(__dirname, `a9b326e6-${engine}.json.gz`));
  return JSON.parse(gunzipSync(file).toString()) as { tables: string[]; rows: string[] };
}
