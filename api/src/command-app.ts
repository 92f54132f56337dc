import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { Clock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { AppLogger } from './platform/logging/app-logger';

/**
 * The services of the server, for a command of the operator. Only the server sends the mails that it queues: while one
 * runs, leases of mails are not those of a process that died.
 */
export function createCommandApp(config: Config): Promise<INestApplicationContext> {
  const paused = { ...config, mail: { ...config.mail, paused: true as const } };
  return NestFactory.createApplicationContext(AppModule.forRoot(paused, new Clock()), {
    logger: new AppLogger({ ...config.log, level: 'error' }),
    abortOnError: false,
  });
}
