import { type DatabaseServer, startPrivateServer } from '../database/private-server';
import { asRoot, installSystemTables, NEVER_FLUSHED, provideServer, SERVER_OPTIONS } from './server';

export type { DatabaseServer as MariaDb } from '../database/private-server';

export interface MariaDbOptions {
  /** Flush to the disk, as in production. Off by default: what is committed survives kill -9, not a power cut. */
  durable?: boolean;
  /** Further options for mariadbd, e.g. `--max-connections=5`. */
  args?: string[];
}

/**
 * Starts a private MariaDB; takes about three seconds.
 * @throws Error with one line when MariaDB is missing or does not start.
 */
export async function startMariaDb({
  durable = false,
  args = [],
}: MariaDbOptions = {}): Promise<DatabaseServer> {
  const { server, install } = provideServer();
  return startPrivateServer({
    title: 'MariaDB',
    server: { program: server, args: ['--no-defaults', ...asRoot()] },
    options: [
      ...SERVER_OPTIONS,
      ...(durable ? ['--innodb-flush-log-at-trx-commit=1'] : NEVER_FLUSHED),
      ...args,
    ],
    prepare: (dir) => installSystemTables(install, dir),
  });
}
