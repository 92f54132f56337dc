import { randomBytes } from 'node:crypto';
import { NestFactory } from '@nestjs/core';
import { isEmail } from '@ringtag/contracts';
import { Administrators } from './accounts';
import { AppModule } from './app.module';
import { databaseOptions } from './database';
import { Clock } from './platform/clock/clock';
import { loadConfig } from './platform/config/load-config';
import { createDataSource } from './platform/database/data-source';
import { AppLogger } from './platform/logging/app-logger';
import { migrate } from './platform/schema/migrate';
import { describeFailure, StartError } from './platform/start-error';

const USAGE = `Usage:
  npm run admin -- create <email>   make an administrator and print a new password
  npm run admin -- migrate          bring the database schema up to date`;

async function main([command, ...rest]: string[]): Promise<void> {
  if (command === 'create' && rest.length === 1) return create(rest[0]!);
  if (command === 'migrate' && rest.length === 0) return runMigrations();
  throw new StartError(USAGE);
}

async function create(email: string): Promise<void> {
  if (!isEmail(email)) throw new StartError(`Not an e-mail address: ${email}`);
  const config = loadConfig();
  const app = await NestFactory.createApplicationContext(AppModule.forRoot(config, new Clock()), {
    logger: new AppLogger({ ...config.log, level: 'error' }),
    abortOnError: false,
  });
  const password = randomBytes(12).toString('base64url');
  await app.get(Administrators).create(email, password);
  await app.close();
  process.stdout.write(`Administrator  ${email}\nPassword       ${password}\n`);
}

async function runMigrations(): Promise<void> {
  const dataSource = await createDataSource(databaseOptions(loadConfig().database)).initialize();
  const applied = await migrate(dataSource);
  await dataSource.destroy();
  process.stdout.write(
    applied.length > 0 ? `Applied:\n  ${applied.join('\n  ')}\n` : 'The schema is up to date.\n',
  );
}

main(process.argv.slice(2)).then(
  // Connections that are still open must not keep the process running.
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  },
);
