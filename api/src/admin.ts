import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { isEmail } from '@ringtag/contracts';
import { DataSource } from 'typeorm';
import { Administrators } from './accounts';
import { AppModule } from './app.module';
import { databaseOptions } from './database';
import { assertInvariants, examine, listChecks } from './operations';
import { Clock } from './platform/clock/clock';
import { loadConfig } from './platform/config/load-config';
import { loadUsableConfig } from './platform/config/load-usable-config';
import { createDataSource, withoutDeadline } from './platform/database/data-source';
import { nameDatabase, openDataSource } from './platform/database/startup-check';
import { AppLogger } from './platform/logging/app-logger';
import { assertMigrated, migrate } from './platform/schema/migrate';
import { describeFailure, StartError } from './platform/start-error';

const USAGE = `Usage:
  npm run admin -- create <email>   create an administrator and print a new password
  npm run admin -- migrate          bring the database schema up to date
  npm run admin -- check            look for inconsistent data; changes nothing
  npm run admin -- doctor           check what a working site needs and say what to fix; changes nothing`;

async function main([command, ...rest]: string[]): Promise<void> {
  process.umask(0o077);
  if (command === 'create' && rest.length === 1) return create(rest[0]!);
  if (command === 'migrate' && rest.length === 0) return runMigrations();
  if (command === 'check' && rest.length === 0) return check();
  if (command === 'doctor' && rest.length === 0) return doctor();
  throw new StartError(USAGE);
}

async function create(email: string): Promise<void> {
  if (!isEmail(email)) throw new StartError(`Not an email address: ${email}`);
  const config = loadConfig();
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, new Clock()), {
    logger: new AppLogger({ ...config.log, level: 'error' }),
    abortOnError: false,
  });
  const password = randomBytes(12).toString('base64url');
  await app.get(Administrators).create(email, password);
  const database = nameDatabase(app.get(DataSource));
  await app.close();
  print(`Administrator  ${email}\nPassword       ${password}\nDatabase       ${database}\n`);
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
  const { database } = loadConfig();
  if (!database.url && !existsSync(database.sqliteFile))
    throw new StartError(`No database at ${database.sqliteFile}`);
  const dataSource = await openDataSource(createDataSource(withoutDeadline(databaseOptions(database))));
  await assertMigrated(dataSource);
  await assertInvariants(dataSource, print);
}

/** Works with wrong settings too, and without a database. */
async function doctor(): Promise<void> {
  const usable = loadUsableConfig();
  const { database } = usable.config;
  const checks = listChecks(usable, () => createDataSource(withoutDeadline(databaseOptions(database))));
  await examine(checks, print);
}

const print = (text: string): void => void process.stdout.write(text);

main(process.argv.slice(2)).then(
  // Connections that are still open must not keep the process running.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
