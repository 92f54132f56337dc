import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { AppModule } from './app.module';
import type { Config } from './config/config';
import { serveFrontend } from './frontend/frontend';
import { Clock } from './platform/clock/clock';
import { closeConnectionsWhen, drain } from './platform/http/drain';
import { httpAdapter } from './platform/http/http-server';
import { openApiDocument } from './platform/http/open-api';
import { AppLogger } from './platform/logging/app-logger';
import { Readiness } from './platform/health/readiness';
import { ScanAnswers } from './scan/scan-answers';
import { addScanLane } from './scan/scan-lane';
import { ScanPages } from './scan/scan-pages';

export interface App {
  nest: NestFastifyApplication;
  /** Takes no new request, finishes those in hand, writes what is pending, closes the database. */
  stop: () => Promise<void>;
}

/** What is not below /api. */
export const UNPREFIXED = ['dev/mailbox', 'dev/mailbox.json', 'health/live', 'health/ready'];

/** The whole server, ready to listen. Throws StartError when the database cannot be used. */
export async function createApp(
  config: Config,
  clock: Clock = new Clock(),
  logger: AppLogger = new AppLogger(config.log),
): Promise<App> {
  const adapter = httpAdapter(config.server);
  const nest = await NestFactory.create<NestFastifyApplication>(AppModule.of(config, clock), adapter, {
    bodyParser: false,
    logger,
    abortOnError: false,
  });
  const fastify = nest.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const closing = { now: false };
  closeConnectionsWhen(fastify, closing);
  addScanLane(fastify, nest.get(ScanPages), nest.get(ScanAnswers));
  await fastify.register(fastifyCookie);
  await serveFrontend(fastify, {
    webRoot: config.server.webRoot,
    pages: nest.get(ScanPages),
    site: config.site,
  });
  nest.setGlobalPrefix('api', { exclude: UNPREFIXED });
  if (!config.server.production) SwaggerModule.setup('api/docs', nest, () => openApiDocument(nest));
  await nest.init();
  await fastify.ready();

  const stop = async () => {
    nest.get(Readiness).startDraining();
    await new Promise((resolve) => setTimeout(resolve, config.server.shutdownDelay));
    await drain(fastify, closing);
    await nest.close();
  };
  return { nest, stop };
}
