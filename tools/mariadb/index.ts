import {
  type DatabaseServer,
  NEVER_FLUSHED,
  type Product,
  startPrivateServer,
} from '../database/private-server';
import { MEMORY_FOLDER } from '../provision/memory-folder';
import { provideProgram } from '../provision/system-program';

export type { DatabaseServer as MariaDb } from '../database/private-server';

export interface MariaDbOptions {
  /** Flush to a disk, as in production. Off by default: what is committed survives kill -9, not a power cut. */
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
  return startPrivateServer(provideMariaDb(args, durable), durable ? undefined : MEMORY_FOLDER);
}

const provide = (name: string, other: string): string =>
  provideProgram({ title: 'MariaDB', names: [name, other], debianPackage: 'mariadb-server-core' });

/**
 * The programs of MariaDB; installs them where that is allowed.
 * @param options beside those of all servers
 * @throws Error with one line that says what to install.
 */
export function provideMariaDb(options: string[], durable = false): Product {
  // The package of the server does not ask for what prepares the tables with it.
  provideProgram({
    title: 'my_print_defaults of MariaDB',
    names: ['my_print_defaults'],
    debianPackage: 'mariadb-client-core',
  });
  return {
    title: 'MariaDB',
    server: { program: provide('mariadbd', 'mysqld'), args: ['--no-defaults'] },
    install: {
      program: provide('mariadb-install-db', 'mysql_install_db'),
      args: [
        '--no-defaults',
        '--skip-test-db',
        '--skip-name-resolve',
        '--auth-root-authentication-method=normal',
      ],
    },
    options: [
      '--sql-mode=STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION',
      '--innodb-buffer-pool-size=64M',
      '--performance-schema=OFF',
      ...(durable ? [] : [...NEVER_FLUSHED, '--debug-no-sync']),
      ...options,
    ],
  };
}
