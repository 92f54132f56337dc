import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { isEmail } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Administrators } from './accounts';
import { createCommandApp } from './command-app';
import { databaseOptions } from './database';
import {
  assertInvariants,
  examine,
  findListBeside,
  listChecks,
  makeBackup,
  type PersonTask,
  readPersonTask,
  repeatErasures,
  restoreBackup,
  runPersonTask,
} from './operations';
import type { Config, DatabaseConfig } from './platform/config/config';
import { loadConfig } from './platform/config/load-config';
import { loadUsableConfig } from './platform/config/load-usable-config';
import { lockDataFolder } from './platform/database/data-folder-lock';
import { createDataSource, withoutDeadline } from './platform/database/data-source';
import { nameDatabase, openDataSource } from './platform/database/startup-check';
import { assertMigrated, migrate, pendingMigrations } from './platform/schema/migrate';
import { describeFailure, StartError } from './platform/start-error';
import { assertReleaseFiles } from './releases';

const USAGE = `Usage:
  npm run admin -- create <email>   create an administrator and print a new password
  npm run admin -- migrate          bring the database schema up to date
  npm run admin -- check            look for inconsistent data; changes nothing
  npm run admin -- doctor           check what a working site needs and say what to fix; changes nothing
  npm run admin -- backup <folder>  back up the database while it is used, and delete old backups
  npm run admin -- backup <folder> - the same with a dump from standard input
  npm run admin -- restore <file>   put a backup into an empty database, and erase again whom the list beside it names
  npm run admin -- person <email or phone>         count what there is of a person; shows no texts
  npm run admin -- person <email> --export         mail a link to the data, if somebody proved the address
  npm run admin -- person <email> --erase <list>   delete it, and add a hash of the address to this file
  npm run admin -- person --repeat <list>          delete again whom this file names`;

async function main([command, ...rest]: string[]): Promise<void> {
  process.umask(0o077);
  if (command === 'create' && rest.length === 1) return create(rest[0]!);
  if (command === 'migrate' && rest.length === 0) return runMigrations();
  if (command === 'check' && rest.length === 0) return check();
  if (command === 'doctor' && rest.length === 0) return doctor();
  if (command === 'backup' && (rest.length === 1 || (rest.length === 2 && rest[1] === '-')))
    return backup(rest[0]!, rest.length === 2);
  if (command === 'restore' && rest.length === 1) return restore(rest[0]!);
  const task = command === 'person' ? readPersonTask(rest) : undefined;
  if (task) return person(task);
  throw new StartError(USAGE);
}

async function create(email: string): Promise<void> {
  if (!isEmail(email)) throw new StartError(`Not an email address: ${email}`);
  const app = await createCommandApp(loadConfig());
  const password = randomBytes(12).toString('base64url');
  await app.get(Administrators).create(email, password);
  const database = nameDatabase(app.get(DataSource));
  await app.close();
  print(`Administrator  ${email}\nPassword       ${password}\nDatabase       ${database}\n`);
}

/** On SQLite, the server has to stop for what it would not notice: it would go on showing the page of an erased owner. */
async function person(task: PersonTask): Promise<void> {
  const config = loadConfig();
  const { database, server } = config;
  assertDatabase(database);
  if (!database.url && ['erase', 'repeat'].includes(task.task)) lockDataFolder(server.dataDir);
  const app = await createCommandApp(config);
  await runPersonTask(app, task, print);
  await app.close();
}

async function runMigrations(): Promise<void> {
  const dataSource = await createDataSource(databaseOptions(loadConfig().database)).initialize();
  const applied = await migrate(dataSource);
  await dataSource.destroy();
  const lines = applied.length > 0 ? ['Applied:', ...applied] : ['The schema is up to date.'];
  print(`Database ${nameDatabase(dataSource)}\n${lines.join('\n  ')}\n`);
}

/** Works beside a server, and on a copy of its database. Changes nothing. */
async function check(): Promise<void> {
  const dataSource = await openExisting(loadConfig().database);
  await assertMigrated(dataSource);
  await assertInvariants(dataSource, print);
  await assertReleaseFiles(dataSource, print);
}

/** Works with wrong settings too, and without a database. */
async function doctor(): Promise<void> {
  const usable = loadUsableConfig();
  const { database } = usable.config;
  const checks = listChecks(usable, () => createDataSource(withoutDeadline(databaseOptions(database))));
  await examine(checks, print);
}

/** Works beside a server. */
async function backup(folder: string, fromInput: boolean): Promise<void> {
  const config = loadConfig();
  const dataSource = await openExisting(config.database);
  await makeBackup(config, dataSource, folder, { statements: fromInput ? process.stdin : undefined }, print);
}

/** Works where no server runs. Erases again whom the list beside the backup names. */
async function restore(file: string): Promise<void> {
  const config = loadConfig();
  const list = findListBeside(file);
  const dataSource = await restoreBackup(config, () => open(config.database), file);
  print(`${file} is restored to ${nameDatabase(dataSource)}\n`);
  const isOlder = (await pendingMigrations(dataSource)).length > 0;
  await dataSource.destroy();
  if (isOlder) return print(toNextSteps(list));
  if (list) await eraseAgain(config, list);
  else print('Nobody is erased again: no list "erased-people" lies beside it.\n');
  await check();
}

async function eraseAgain(config: Config, list: string): Promise<void> {
  const app = await createCommandApp(config);
  await repeatErasures(app, list, print);
  await app.close();
}

function toNextSteps(list: string | undefined): string {
  const repeat = list ? `"person --repeat ${list}", then ` : '';
  return `It is older than this release: run "migrate", then ${repeat}"check".\n`;
}

function open(database: DatabaseConfig): Promise<DataSource> {
  return openDataSource(createDataSource(withoutDeadline(databaseOptions(database))));
}

async function openExisting(database: DatabaseConfig): Promise<DataSource> {
  assertDatabase(database);
  return open(database);
}

/** Opening a file of SQLite would make a new one. */
function assertDatabase({ url, sqliteFile }: DatabaseConfig): void {
  if (!url && !existsSync(sqliteFile)) throw new StartError(`No database at ${sqliteFile}`);
}

const print = (text: string): void => void process.stdout.write(text);

// The reader of a pipe, such as `head`, may stop early. The command finishes all the same.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

main(process.argv.slice(2)).then(
  // Connections that are still open must not keep the process running.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
