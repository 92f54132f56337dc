import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SECOND } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { isDoctorToken } from './doctor-token';
import { type SeenRequest, toSeenRequest } from './seen-request';

/** The parts of a stream that is not buffered arrive so far from each other. */
const PAUSE_MS = 2 * SECOND;
const FIRST_EVENT = 'data: first\n\n';
export const LAST_EVENT = 'data: last\n\n';

/** Tells `admin -- doctor` what the server sees behind its proxies. To everybody without its token, it does not exist. */
@ApiExcludeController()
@Public()
@Controller()
export class DoctorController {
  constructor(
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
  ) {}

  @Get('doctor')
  see(@Req() request: FastifyRequest): SeenRequest {
    this.assertDoctor(request);
    return toSeenRequest(request);
  }

  /** A stream of two events, where proxies have to pass each on at once. */
  @Get('events/doctor')
  stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.assertDoctor(request);
    void reply.type('text/event-stream').send(Readable.from(twoEvents()));
  }

  private assertDoctor({ headers: { authorization = '' } }: FastifyRequest): void {
    const token = authorization.replace(/^Bearer /, '');
    if (!isDoctorToken(this.keys, token, this.clock.now())) throw new DomainError('not_found');
  }
}

async function* twoEvents(): AsyncGenerator<string, void> {
  yield FIRST_EVENT;
  await wait(PAUSE_MS);
  yield LAST_EVENT;
}
