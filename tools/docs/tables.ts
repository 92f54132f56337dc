import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
/** The comment above the decorators of an entity, and the name of its table. */
const ENTITY = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:@[^\n]*\n)*?@Entity\('(\w+)'/;

/** The tables of all domains: the domain that owns each, and what a row is, in the words of its entity. */
export function listTables(): string {
  const files = execFileSync('git', ['ls-files', 'api/src/*/tables/*.entity.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const rows = files
    .trim()
    .split('\n')
    .map((file) => {
      const [, comment = '', table] = ENTITY.exec(readFileSync(join(ROOT, file), 'utf8')) ?? [];
      const text = comment
        .replace(/^\s*\*/gm, '')
        .replace(/\s+/g, ' ')
        .trim();
      return `|\`${table}\`|\`${file.split('/')[2]}\`|${text}|`;
    });
  return ['|table|domain|a row is|', '|---|---|---|', ...rows].join('\n');
}
