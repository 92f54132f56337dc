import type { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Post,
  Put,
  Query,
  Req,
  type StreamableFile,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { AnswersPhoto, TakesMessageForm, toPhotoFile } from '../attachments/photo-file';
import type { Sender } from '../conversation-records/participant';
import { SenderPhoneDto } from '../conversation-states/conversation-state.dto';
import { ConversationWriter } from './conversation-writer';
import {
  ConversationDto,
  ConversationMessageDto,
  ConversationQuery,
  NewConversationMessageDto,
  SeenDto,
} from './conversation.dto';
import { ConversationsService } from './conversations.service';
import { PhotoMessages } from './photo-messages';

/** A conversation for whoever has its link. */
@Public()
@Controller('conversation/:token')
export class SenderConversationController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: ConversationWriter,
    private readonly photos: PhotoMessages,
  ) {}

  /** Read a conversation. Changes nothing. */
  @Get()
  @Answers(ConversationDto, 'not_found')
  read(
    @Param('token') token: string,
    @Query() { before }: ConversationQuery,
    @Req() request: FastifyRequest,
  ): Promise<ConversationDto> {
    return this.conversations.read(toSender(token, request), before);
  }

  /** Write to the owner of the code. */
  @Post('messages')
  @AnswersCreated(ConversationMessageDto, 'not_found', 'too_many_requests')
  write(
    @Param('token') token: string,
    @Body() body: NewConversationMessageDto,
    @Req() request: FastifyRequest,
  ): Promise<ConversationMessageDto> {
    return this.writer.write(toSender(token, request), body);
  }

  /** Write to the owner with photos. Takes a form with up to three JPEG, PNG or WebP files of at most 8 MB each. */
  @Post('photos')
  @TakesMessageForm()
  @AnswersCreated(
    ConversationMessageDto,
    'validation_failed',
    'not_found',
    'photos_full',
    'too_many_requests',
  )
  writeForm(
    @Param('token') token: string,
    @Body() body: Readable,
    @Req() request: FastifyRequest,
  ): Promise<ConversationMessageDto> {
    return this.photos.writeForm(toSender(token, request), body);
  }

  /** Get a photo of a conversation, a WebP of at most 1,600 px on the longer side. */
  @Get('photos/:photoId')
  @AnswersPhoto()
  async photo(
    @Param('token') token: string,
    @IdParam('photoId') photoId: string,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return toPhotoFile(await this.photos.get(toSender(token, request), photoId));
  }

  /** Say how many messages have been shown to the sender. */
  @Post('seen')
  @AnswersNothing('not_found')
  markSeen(
    @Param('token') token: string,
    @Body() { count }: SeenDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.conversations.markSeen(toSender(token, request), count);
  }

  /** Say that a conversation is solved. */
  @Put('solved')
  @AnswersNothing('not_found', 'too_many_requests')
  solve(@Param('token') token: string, @Req() request: FastifyRequest): Promise<void> {
    return this.conversations.solve(toSender(token, request));
  }

  /** Open a solved conversation again. */
  @Delete('solved')
  @AnswersNothing('not_found', 'too_many_requests')
  reopen(@Param('token') token: string, @Req() request: FastifyRequest): Promise<void> {
    return this.conversations.reopen(toSender(token, request));
  }

  /** Show the owner a phone number, until it is taken back. */
  @Put('phone')
  @AnswersNothing('not_found', 'too_many_requests')
  sharePhone(
    @Param('token') token: string,
    @Body() { phone }: SenderPhoneDto,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.conversations.shareSenderPhone(toSender(token, request), phone);
  }

  /** Take the number back. It is deleted. */
  @Delete('phone')
  @AnswersNothing('not_found')
  hidePhone(@Param('token') token: string, @Req() request: FastifyRequest): Promise<void> {
    return this.conversations.hidePhone(toSender(token, request));
  }
}

function toSender(token: string, { ip: clientAddress }: FastifyRequest): Sender {
  return { side: 'sender', token, clientAddress };
}
