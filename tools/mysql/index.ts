import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import {
  type Command,
  type DatabaseServer,
  ownTemporaryFiles,
  startPrivateServer,
} from '../database/private-server';
import { provideMySql } from './programs';

export type { DatabaseServer } from '../database/private-server';

const SERVER_OPTIONS = [
  '--bind-address=127.0.0.1',
  '--mysqlx=OFF',
  '--skip-name-resolve',
  '--character-set-server=utf8mb4',
  '--default-time-zone=+00:00',
  '--innodb-buffer-pool-size=256M',
  '--secure-file-priv=NULL',
];

/** As for MariaDB: the system keeps what was written, and a killed server finds it again. */
const NEVER_FLUSHED = [
  '--innodb-flush-log-at-trx-commit=2',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--sync-binlog=0',
];

/** Debian's user and group "nobody". mysqld does not run as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Starts a private MySQL with the defaults of its version; takes some eight seconds.
 * @throws Error with one line when MySQL is missing or does not start.
 */
export async function startMySql(): Promise<DatabaseServer> {
  const { server } = provideMySql();
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  return startPrivateServer({
    title: 'MySQL',
    server,
    options: [...SERVER_OPTIONS, ...NEVER_FLUSHED],
    user,
    prepare: (dir) => initialize(server, dir, user),
  });
}

/** Makes the system tables: its root needs no password. */
function initialize({ program, args }: Command, dir: string, user?: { uid: number; gid: number }): void {
  const options = ['--initialize-insecure', `--datadir=${join(dir, 'data')}`, '--secure-file-priv=NULL'];
  const { status, stderr } = spawnSync(program, [...args, ...options, ...NEVER_FLUSHED], {
    encoding: 'utf8',
    env: ownTemporaryFiles(dir),
    ...user,
  });
  if (status !== 0)
    throw new Error(`MySQL could not prepare its tables: ${stderr.trim().split('\n').at(-1)}`);
}
