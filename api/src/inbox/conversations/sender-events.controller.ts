import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventsQuery, type EventStream, LiveEvents, toSender, toSince } from '../../live';
import { Public } from '../../platform/access/access.decorators';
import { AnswersFile } from '../../platform/open-api/answers';
import { ConversationRecords } from '../conversation-records/conversation-records';
import { ConversationWatch } from './conversation-watch';

@Public()
@Controller('conversation/:token/events')
export class SenderEventsController {
  constructor(
    private readonly conversations: ConversationRecords,
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
    if (request.method === 'HEAD') {
      await this.conversations.get({ side: 'sender', token, clientAddress: request.ip });
      return void reply.type('text/event-stream').send();
    }
    let stream: EventStream | undefined;
    const end = () => stream && this.events.end(stream, 'conversation-ended');
    const { id, stop } = await this.watch.follow(token, end);
    // The request may have been answered with 503 meanwhile, or its client may have gone.
    if (reply.sent || reply.raw.destroyed) return void stop();
    try {
      stream = this.events.open(toSender(id, request.ip), reply, toSince(request, query));
      stream.onClose(stop);
    } catch (error) {
      stop();
      throw error;
    }
  }
}
