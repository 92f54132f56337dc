import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { toAuthorities, BATCH } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { ViewersService } from './accounts';
import { apiDocument } from './api-document';
import { AppModule } from './app.module';
import { Streams } from './live';
import { countsLevels, Metrics, observeAnswers } from './operations';
import { Clock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { Readiness } from './platform/health/readiness';
import { drainable } from './platform/http/drain';
import { httpAdapter } from './platform/http/http-server';
import { keepBody } from './platform/http/keep-body';
import { acceptLongBodies } from './platform/http/long-bodies';
import { ServedCalls } from './platform/http/served-calls';
import { AppLogger } from './platform/logging/app-logger';
import { ServiceLevels } from './platform/service-levels/service-levels';
import { Tracing } from './platform/tracing/tracing';
import { acceptPages, EarlyAnswers, refuseScansOfOtherSites } from './web';

export interface App {
  nest: NestFastifyApplication;
  /** Accepts no new requests, finishes open ones, writes pending counts, closes the database and sends the last spans. */
  stop: () => Promise<void>;
}

/** The whole server, ready to listen. Throws StartError when the database cannot be used. */
export async function createApp(
  config: Config,
  clock: Clock = new Clock(),
  logger: AppLogger = new AppLogger(config.log),
): Promise<App> {
  const tracing = await Tracing.start(config.tracing);
  const nest = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, clock, tracing),
    httpAdapter(config.server, tracing),
    { bodyParser: false, logger, abortOnError: false },
  );
  const fastify = nest.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const drain = drainable(fastify);
  refuseScansOfOtherSites(fastify);
  nest.get(EarlyAnswers).listen(fastify);
  nest.get(ServedCalls).listen(fastify);
  observeAnswers(fastify, countsLevels(nest.get(ServiceLevels)), nest.get(Metrics).observe);
  await fastify.register(fastifyCookie);
  await acceptPages(fastify, config.server);
  const viewers = nest.get(ViewersService);
  acceptLongBodies(fastify, '/api/projects/:projectId/items', BATCH.maxBytes, async (request) =>
    toAuthorities((await viewers.find(request))?.role).includes('admin'),
  );
  keepBody(fastify, '/api/mail-bounces');
  if (!config.server.production) SwaggerModule.setup('api/docs', nest, () => apiDocument(nest));
  await nest.init();
  await fastify.ready();

  const stop = async () => {
    nest.get(Readiness).startDraining();
    // No event tells that load balancers have noticed: they ask for health at times of their own. Until then they send
    // requests, which are still answered (REL-15).
    await new Promise((resolve) => setTimeout(resolve, config.server.shutdownDelay));
    // Else draining would wait for them.
    nest.get(Streams).endAll();
    await drain();
    await nest.close();
    await tracing.stop();
  };
  return { nest, stop };
}
