import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ownTemporaryFiles } from '../database/private-server';
import { provideProgram } from '../provision/system-program';

/** Options of every server of ours, beside its places. */
export const SERVER_OPTIONS = [
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--character-set-server=utf8mb4',
  '--sql-mode=STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION',
  '--default-time-zone=+00:00',
  '--innodb-buffer-pool-size=64M',
  '--performance-schema=OFF',
];

/**
 * The system keeps what was written, and a killed server finds it again. Each change of a table waits for the disk a
 * dozen times else, and each database of a test is made by some fifty of them.
 */
export const NEVER_FLUSHED = [
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--debug-no-sync',
];

const PROGRAM = (...names: string[]) => ({ title: 'MariaDB', names, debianPackage: 'mariadb-server-core' });

/** mariadb-install-db calls it; Debian puts it into the package of the client, which the server's does not ask for. */
const DEFAULTS_READER = {
  title: 'my_print_defaults of MariaDB',
  names: ['my_print_defaults'],
  debianPackage: 'mariadb-client-core',
};

/**
 * Full paths of the server and of what prepares its tables; installs them where that is allowed.
 * @throws Error with one line that says what to install.
 */
export function provideServer(): { server: string; install: string } {
  const programs = {
    server: provideProgram(PROGRAM('mariadbd', 'mysqld')),
    install: provideProgram(PROGRAM('mariadb-install-db', 'mysql_install_db')),
  };
  provideProgram(DEFAULTS_READER);
  return programs;
}

/** mariadbd refuses to run as root unless told to. */
export const asRoot = () => (process.getuid?.() === 0 ? ['--user=root'] : []);

/**
 * Makes the system tables in `data` of the folder: its root needs no password.
 * @param user who will run the server, where that is not us
 */
export function installSystemTables(program: string, dir: string, user?: { uid: number; gid: number }): void {
  const args = [
    '--no-defaults',
    `--datadir=${join(dir, 'data')}`,
    '--skip-test-db',
    '--skip-name-resolve',
    ...(user ? [] : asRoot()),
  ];
  const result = spawnSync(program, [...args, '--auth-root-authentication-method=normal'], {
    encoding: 'utf8',
    env: ownTemporaryFiles(dir),
    ...user,
  });
  if (result.status !== 0) {
    const lastLine = (result.stderr || result.stdout).trim().split('\n').at(-1);
    throw new Error(`MariaDB could not prepare its tables: ${lastLine}`);
  }
}
