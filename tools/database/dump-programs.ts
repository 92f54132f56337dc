import { provideMySql } from '../mysql/programs';
import { provideProgram } from '../provision/system-program';
import type { Command } from './private-server';

/** The programs of a product that write a dump and run its statements. Installs what is missing at once. */
export function provideDumpPrograms(product: 'MariaDB' | 'MySQL'): Record<'dump' | 'client', Command> {
  if (product === 'MySQL') return provideMySql();
  const dump = provideProgram({
    title: 'mariadb-dump',
    names: ['mariadb-dump', 'mysqldump'],
    debianPackage: 'mariadb-client',
  });
  const client = provideProgram({
    title: 'the MariaDB client',
    names: ['mariadb', 'mysql'],
    debianPackage: 'mariadb-client-core',
  });
  return {
    dump: { program: dump, args: ['--no-defaults'] },
    client: { program: client, args: ['--no-defaults'] },
  };
}
