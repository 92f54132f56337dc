import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import { toAuthorities, BATCH } from '@ringtag/contracts';
import type { FastifyInstance } from 'fastify';
import { ViewersService } from './accounts';
import { apiDocument } from './api-document';
import { AppModule } from './app.module';
import { ActivationStepCookie, CodeGuard, PendingActivations, ScanPages } from './codes';
import {
  MailSwitches,
  MessageIntake,
  OwnerLinkConversations,
  SenderAnswers,
  SenderConversations,
} from './inbox';
import { Streams } from './live';
import { countsLevels, Gauges, observeAnswers, serveMetrics } from './operations';
import { Clock } from './platform/clock/clock';
import type { Config } from './platform/config/config';
import { Readiness } from './platform/health/readiness';
import { drainable } from './platform/http/drain';
import { httpAdapter } from './platform/http/http-server';
import { observeBy, sendKeptAnswers } from './platform/http/kept-answers';
import { acceptLongBodies } from './platform/http/long-bodies';
import { traceKeptAnswers } from './platform/http/trace-requests';
import { AppLogger } from './platform/logging/app-logger';
import { SecurityLog } from './platform/logging/security-log';
import { ServiceLevels } from './platform/service-levels/service-levels';
import { Tracing } from './platform/tracing/tracing';
import { SiteSettings } from './records';
import {
  keptScans,
  MessageForm,
  PreviewPictures,
  refuseScansOfOtherSites,
  ScanActivations,
  ScanAnswers,
  Scans,
  serveFrontend,
} from './web';

export interface App {
  nest: NestFastifyApplication;
  /** Accepts no new requests, finishes open ones, writes pending counts, closes the database and sends the last spans. */
  stop: () => Promise<void>;
}

/** Routes of controllers that are not below /api. */
export const UNPREFIXED = ['dev/mailbox', 'dev/mailbox.json', 'health/live', 'health/ready'];

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
  const measure = await serveMetrics(fastify, config.metrics.token, nest.get(Gauges));
  const observe = observeBy(countsLevels(nest.get(ServiceLevels)), measure);
  observeAnswers(fastify, observe);
  await fastify.register(fastifyCookie);
  const scanned = { pages: nest.get(ScanPages), answers: nest.get(ScanAnswers), scans: nest.get(Scans) };
  const findDocument = await serveFrontend(fastify, {
    ...scanned,
    webRoot: config.server.webRoot,
    publicUrl: config.server.publicUrl,
    brand: config.brand.name,
    site: nest.get(SiteSettings),
    form: nest.get(MessageForm),
    previews: nest.get(PreviewPictures),
    messages: nest.get(MessageIntake),
    conversations: nest.get(SenderConversations),
    mailedAnswers: nest.get(SenderAnswers),
    ownerLinks: nest.get(OwnerLinkConversations),
    switches: nest.get(MailSwitches),
    guard: nest.get(CodeGuard),
    activations: nest.get(ScanActivations),
    pending: nest.get(PendingActivations),
    steps: nest.get(ActivationStepCookie),
    viewers: nest.get(ViewersService),
    clock,
    security: nest.get(SecurityLog),
  });
  const observeKept = observeBy(observe, traceKeptAnswers(tracing));
  sendKeptAnswers(fastify, config.server, [findDocument, keptScans(scanned)], observeKept);
  const viewers = nest.get(ViewersService);
  acceptLongBodies(fastify, '/api/projects/:projectId/items', BATCH.maxBytes, async (request) =>
    toAuthorities((await viewers.find(request))?.role).includes('admin'),
  );
  nest.setGlobalPrefix('api', { exclude: UNPREFIXED });
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
