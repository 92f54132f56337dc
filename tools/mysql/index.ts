import { type DatabaseServer, NEVER_FLUSHED, startPrivateServer } from '../database/private-server';
import { provideMySql } from './programs';

export type { DatabaseServer } from '../database/private-server';

/**
 * Starts a private MySQL with the defaults of its version; takes some eight seconds.
 * @throws Error with one line when MySQL is missing or does not start.
 */
export async function startMySql(): Promise<DatabaseServer> {
  const { server } = provideMySql();
  const noFiles = '--secure-file-priv=NULL';
  return startPrivateServer({
    title: 'MySQL',
    server,
    install: { ...server, args: [...server.args, '--initialize-insecure', noFiles] },
    options: ['--mysqlx=OFF', '--innodb-buffer-pool-size=256M', noFiles, ...NEVER_FLUSHED, '--sync-binlog=0'],
  });
}
