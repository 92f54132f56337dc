import type { Readable } from 'node:stream';
import { Body, Controller, Get, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { AnswersCreated } from '../../platform/open-api/answers';
import { AnswersPhoto, TakesMessageForm, toPhotoFile } from '../attachments/photo-file';
import { ConversationMessageDto } from './conversation.dto';
import { SenderConversations } from './sender-conversations';

/** Photos in a conversation, for whoever has its link. */
@Public()
@Controller('conversation/:token/photos')
export class SenderPhotosController {
  constructor(private readonly conversations: SenderConversations) {}

  /** Write to the owner with photos. Takes a form with up to three JPEG, PNG or WebP files of at most 8 MB each. */
  @Post()
  @TakesMessageForm()
  @AnswersCreated(
    ConversationMessageDto,
    'validation_failed',
    'not_found',
    'photos_full',
    'too_many_requests',
  )
  write(
    @Param('token') token: string,
    @Body() body: Readable,
    @Req() request: FastifyRequest,
  ): Promise<ConversationMessageDto> {
    return this.conversations.writeForm(token, body, new URLSearchParams(), request.ip);
  }

  /** Get a photo of a conversation, a WebP of at most 1,600 px on the longer side. */
  @Get(':photoId')
  @AnswersPhoto()
  async photo(@Param('token') token: string, @IdParam('photoId') photoId: string): Promise<StreamableFile> {
    return toPhotoFile(await this.conversations.getPhoto(token, photoId));
  }
}
