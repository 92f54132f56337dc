import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventsQuery, LiveEvents, toSender, toSince } from '../../live';
import { Public } from '../../platform/access/access.decorators';
import { AnswersFile } from '../../platform/open-api/answers';
import { ConversationRecords } from './conversation-records';
import { ConversationWatch } from './conversation-watch';

@Public()
@Controller('conversation/:token/events')
export class SenderEventsController {
  constructor(
    private readonly records: ConversationRecords,
    private readonly events: LiveEvents,
    private readonly watch: ConversationWatch,
  ) {}

  /**
   * Follow a conversation, as server-sent events. `changed` and `read-again` mean that it should be read again,
   * `conversation-ended` that its token opens nothing any more.
   */
  @Get()
  @AnswersFile('text/event-stream', 'not_found')
  async follow(
    @Param('token') token: string,
    @Query() query: EventsQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { message } = await this.records.getByToken(token);
    if (request.method === 'HEAD') return void reply.type('text/event-stream').send();
    const stream = this.events.open(toSender(message.id, request.ip), reply, toSince(request, query));
    const end = () => this.events.end(stream, 'conversation-ended');
    stream.onClose(this.watch.watch(token, end));
  }
}
