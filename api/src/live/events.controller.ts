import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionWatch } from '../accounts';
import { CurrentViewer, RequireAuthority } from '../platform/access/access.decorators';
import type { Viewer } from '../platform/access/viewer';
import { AnswersFile } from '../platform/open-api/answers';
import { EventsQuery, toSince } from './events-query';
import { LiveEvents } from './live-events';
import { toPerson } from './subscriber';

@Controller('events')
export class EventsController {
  constructor(
    private readonly events: LiveEvents,
    private readonly sessions: SessionWatch,
  ) {}

  /**
   * Follow what happens to the own data, as server-sent events. `new-message` and `inbox-changed` mean that the inbox
   * should be read again, `read-again` that everything should, `releases-changed` that another build may be served. The stream does not prolong the session, and closes
   * with it.
   */
  @Get()
  @RequireAuthority('user', { passive: true })
  @AnswersFile('text/event-stream')
  follow(
    @CurrentViewer() viewer: Viewer,
    @Query() query: EventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    if (request.method === 'HEAD') return void reply.type('text/event-stream').send();
    const stream = this.events.open(toPerson(viewer), reply, toSince(request, query));
    stream.onClose(this.sessions.watch(request, () => this.events.end(stream, 'session-ended')));
  }
}
