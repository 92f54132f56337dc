import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Reply } from '../../platform/http/reply';
import { Answers, AnswersCreated, AnswersNothing, Refuses } from '../../platform/open-api/answers';
import { AnswersPhoto, TakesMessageForm, toPhotoFile } from '../attachments/photo-file';
import { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { AsSender, type Sender } from '../conversation-records/participant';
import { SenderPhoneDto } from '../conversation-states/conversation-state.dto';
import { ConversationWriter } from './conversation-writer';
import {
  AnswersToDto,
  ConversationDto,
  ConversationQuery,
  NewConversationMessageDto,
  RememberedConversationDto,
  SeenDto,
} from './conversation.dto';
import { ConversationsService } from './conversations.service';
import { RememberedConversation } from './remembered-conversation';
import { SenderAnswers } from './sender-answers';

/** A conversation for whoever has its link. */
@Public()
@ApiParam({ name: 'token', schema: { type: 'string' } })
@Refuses('not_found')
@Controller('conversation/:token')
export class SenderConversationController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: ConversationWriter,
    private readonly answers: SenderAnswers,
    private readonly remembered: RememberedConversation,
  ) {}

  /** Read a conversation. Changes nothing. */
  @Get()
  @Answers(ConversationDto)
  read(@AsSender() who: Sender, @Query() { before }: ConversationQuery): Promise<ConversationDto> {
    return this.conversations.read(who, before);
  }

  /** Write to the owner of the code. */
  @Post('messages')
  @AnswersCreated(ConversationMessageDto, 'too_many_requests')
  write(@AsSender() who: Sender, @Body() body: NewConversationMessageDto): Promise<ConversationMessageDto> {
    return this.writer.write(who, body);
  }

  /** Write to the owner with photos. Takes a form with up to three JPEG, PNG or WebP files of at most 8 MB each. */
  @Post('photos')
  @TakesMessageForm()
  @AnswersCreated(ConversationMessageDto, 'validation_failed', 'photos_full', 'too_many_requests')
  writeForm(@AsSender() who: Sender, @Body() body: Readable): Promise<ConversationMessageDto> {
    return this.writer.writeForm(who, body);
  }

  /** Get a photo of a conversation, a WebP of at most 1,600 px on the longer side. */
  @Get('photos/:photoId')
  @AnswersPhoto()
  async photo(@AsSender() who: Sender, @IdParam('photoId') photoId: string): Promise<StreamableFile> {
    return toPhotoFile(await this.conversations.getPhoto(who, photoId));
  }

  /** Say how many messages have been shown to the sender. */
  @Post('seen')
  @AnswersNothing()
  markSeen(@AsSender() who: Sender, @Body() { count }: SeenDto): Promise<void> {
    return this.conversations.look(who, count);
  }

  /** Say that a conversation is solved. */
  @Put('solved')
  @AnswersNothing('too_many_requests')
  solve(@AsSender() who: Sender): Promise<void> {
    return this.conversations.solve(who);
  }

  /** Open a solved conversation again. */
  @Delete('solved')
  @AnswersNothing('too_many_requests')
  reopen(@AsSender() who: Sender): Promise<void> {
    return this.conversations.reopen(who);
  }

  /** Show the owner a phone number, until it is taken back. */
  @Put('phone')
  @AnswersNothing('too_many_requests')
  sharePhone(@AsSender() who: Sender, @Body() { phone }: SenderPhoneDto): Promise<void> {
    return this.conversations.shareSenderPhone(who, phone);
  }

  /** Get replies by email. Nobody is shown the address. */
  @Put('answers-to')
  @AnswersNothing('too_many_requests')
  mailAnswers(@AsSender() who: Sender, @Body() { address, locale }: AnswersToDto): Promise<void> {
    return this.answers.mailTo(who, { address, locale: locale ?? 'en' });
  }

  /** Have this browser lead from the code to the conversation for 30 days. Sets a cookie. */
  @Put('remembered')
  @Answers(RememberedConversationDto)
  remember(@AsSender() who: Sender, @Reply() reply: FastifyReply): Promise<RememberedConversationDto> {
    return this.remembered.keep(reply, who);
  }

  /** Take the number back. It is deleted. */
  @Delete('phone')
  @AnswersNothing()
  hidePhone(@AsSender() who: Sender): Promise<void> {
    return this.conversations.hidePhone(who);
  }
}
