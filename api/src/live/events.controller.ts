import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { DAY } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SessionWatch } from '../accounts';
import { CurrentViewer, RequireAuthority } from '../platform/access/access.decorators';
import type { Viewer } from '../platform/access/viewer';
import { QueryIntField, StringField } from '../platform/http/fields';
import { AnswersFile } from '../platform/open-api/answers';
import { LiveEvents } from './live-events';

export class EventsQuery {
  @StringField({
    optional: true,
    max: 100,
    description:
      'The id of the last event that was received, where the header `Last-Event-ID` cannot be sent',
  })
  after?: string;

  @QueryIntField({
    optional: true,
    min: 0,
    max: DAY,
    description:
      'How many milliseconds ago the client began to read what it shows, where it has had no event yet',
  })
  age?: number;
}

@Controller('events')
export class EventsController {
  constructor(
    private readonly events: LiveEvents,
    private readonly sessions: SessionWatch,
  ) {}

  /**
   * Follow what happens to the own data, as server-sent events. `new-message` and `inbox-changed` mean that the inbox
   * should be read again, `read-again` that everything should. The stream does not prolong the session, and closes
   * with it.
   */
  @Get()
  @RequireAuthority('user', { passive: true })
  @AnswersFile('text/event-stream')
  follow(
    @CurrentViewer() viewer: Viewer,
    @Query() { after, age }: EventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    if (request.method === 'HEAD') return void reply.type('text/event-stream').send();
    const header = request.headers['last-event-id'];
    const id = typeof header === 'string' ? header : after;
    const stream = this.events.open(viewer, reply, { id, age });
    stream.onClose(this.sessions.watch(request, () => this.events.endWithSession(stream)));
  }
}
