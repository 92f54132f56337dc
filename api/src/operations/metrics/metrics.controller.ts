import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { MetricsConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { sameSecret } from '../../platform/secrets/secrets';
import { Metrics } from './metrics';

/** The text format of Prometheus. Without the bearer token (RFC 6750) it answers 401. */
@ApiExcludeController()
@Public()
@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly config: MetricsConfig,
  ) {}

  @Get()
  async read(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { registry } = this.metrics;
    if (!registry) throw new DomainError('not_found');
    if (!sameSecret(request.headers.authorization ?? '', `Bearer ${this.config.token}`)) {
      void reply.header('WWW-Authenticate', 'Bearer');
      throw new DomainError('unauthenticated');
    }
    await reply.type(registry.contentType).send(await registry.metrics());
  }
}
