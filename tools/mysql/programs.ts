import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../database/private-server';
import { findProgram } from '../provision/system-program';
import { provideDebianMySql } from './debian';

/** The programs of one MySQL. */
export interface MySqlPrograms {
  server: Command;
  client: Command;
  dump: Command;
}

/**
 * The MySQL of this system. Where there is none, it fetches Debian's. MariaDB has programs of the same names.
 * @throws Error with one line that says what to install.
 */
export function provideMySql(): MySqlPrograms {
  const [server, client, dump] = ['mysqld', 'mysql', 'mysqldump'].map((name) => findProgram([name]));
  if (server && client && dump && [server, client, dump].every(isMySql))
    return { server: plain(server), client: plain(client), dump: plain(dump) };
  return unpacked(provideDebianMySql());
}

const plain = (program: string): Command => ({ program, args: ['--no-defaults'] });

function isMySql(program: string): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return !/mariadb/i.test(stdout);
}

/** Programs run by the loader and with the libraries that came with them, because those of the system may be older. */
function unpacked(root: string): MySqlPrograms {
  const lib = join(root, 'usr/lib');
  const triplet = readdirSync(lib).find((name) => name.endsWith('-linux-gnu'))!;
  const libraries = join(lib, triplet);
  const loader = readdirSync(libraries).find((name) => /^ld-linux.*\.so\.\d+$/.test(name))!;
  const command = (name: string, ...args: string[]): Command => ({
    program: join(libraries, loader),
    args: ['--library-path', libraries, join(root, 'usr', name), '--no-defaults', ...args],
  });
  const share = join(root, 'usr/share/mysql');
  const places = [
    `--basedir=${join(root, 'usr')}`,
    `--lc-messages-dir=${share}`,
    `--character-sets-dir=${join(share, 'charsets')}`,
    `--plugin-dir=${join(lib, 'mysql/plugin')}`,
  ];
  return {
    server: command('sbin/mysqld', ...places),
    client: command('bin/mysql'),
    dump: command('bin/mysqldump'),
  };
}
