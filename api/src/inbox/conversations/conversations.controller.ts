import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { ErrorCode } from '@ringtag/contracts';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersCreated, AnswersNothing, Refuses } from '../../platform/open-api/answers';
import { AnswersPhoto, TakesMessageForm, toPhotoFile } from '../attachments/photo-file';
import { ConversationLinks } from '../conversation-links/conversation-links';
import { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { AsOwner, AsOwnerOrHelper, type Owner } from '../conversation-records/participant';
import { ThanksDto } from '../conversation-states/conversation-state.dto';
import { ConversationWriter } from './conversation-writer';
import {
  ConversationLinkDto,
  ConversationQuery,
  NewConversationMessageDto,
  OwnerConversationDto,
  SeenDto,
} from './conversation.dto';
import { ConversationsService } from './conversations.service';

/** Why an owner cannot write or say something. */
const CHANGE_REFUSALS: ErrorCode[] = ['not_activated', 'outdated', 'too_many_requests'];

/**
 * The conversations of an owner, which helpers read, answer and solve, too. Each has the id of the message that opened it.
 */
@ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
@Refuses('not_found')
@Controller('conversations/:id')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: ConversationWriter,
    private readonly links: ConversationLinks,
  ) {}

  /** Read a conversation. */
  @Get()
  @RequireAuthority('user')
  @Answers(OwnerConversationDto)
  read(@AsOwnerOrHelper() who: Owner, @Query() { before }: ConversationQuery): Promise<OwnerConversationDto> {
    return this.conversations.readOwn(who, before);
  }

  /** Answer the sender. */
  @Post('messages')
  @RequireAuthority('user')
  @AnswersCreated(ConversationMessageDto, ...CHANGE_REFUSALS)
  write(
    @AsOwnerOrHelper() who: Owner,
    @Body() body: NewConversationMessageDto,
  ): Promise<ConversationMessageDto> {
    return this.writer.write(who, body);
  }

  /** Answer the sender with photos. Takes a form with up to three JPEG, PNG or WebP files of at most 8 MB each. */
  @Post('photos')
  @RequireAuthority('user')
  @TakesMessageForm()
  @AnswersCreated(ConversationMessageDto, ...CHANGE_REFUSALS, 'validation_failed', 'photos_full')
  writeForm(@AsOwnerOrHelper() who: Owner, @Body() body: Readable): Promise<ConversationMessageDto> {
    return this.writer.writeForm(who, body);
  }

  /** Get a photo of a conversation, a WebP of at most 1,600 px on the longer side. */
  @Get('photos/:photoId')
  @RequireAuthority('user')
  @AnswersPhoto()
  async photo(@AsOwnerOrHelper() who: Owner, @IdParam('photoId') photoId: string): Promise<StreamableFile> {
    return toPhotoFile(await this.conversations.getPhoto(who, photoId));
  }

  /** Say how many messages have been shown to the owner. Does not prolong the session, because pages call it without the owner's doing. */
  @Post('seen')
  @RequireAuthority('user', { passive: true })
  @AnswersNothing()
  markSeen(@AsOwnerOrHelper() who: Owner, @Body() { count }: SeenDto): Promise<void> {
    return this.conversations.look(who, count);
  }

  /** Replace the link of the sender. The one before opens nothing any more. */
  @Post('link')
  @RequireAuthority('user')
  @AnswersCreated(ConversationLinkDto)
  async replaceLink(@AsOwner() who: Owner): Promise<ConversationLinkDto> {
    return { conversation: await this.links.replace(who) };
  }

  /** Say that a conversation is solved. */
  @Put('solved')
  @RequireAuthority('user')
  @AnswersNothing(...CHANGE_REFUSALS)
  solve(@AsOwnerOrHelper() who: Owner): Promise<void> {
    return this.conversations.solve(who);
  }

  /** Open a solved conversation again. */
  @Delete('solved')
  @RequireAuthority('user')
  @AnswersNothing(...CHANGE_REFUSALS)
  reopen(@AsOwnerOrHelper() who: Owner): Promise<void> {
    return this.conversations.reopen(who);
  }

  /** Thank the sender. Once after each time that the conversation was solved, else `outdated`. */
  @Post('thanks')
  @RequireAuthority('user')
  @AnswersNothing(...CHANGE_REFUSALS)
  thank(@AsOwner() who: Owner, @Body() { text }: ThanksDto): Promise<void> {
    return this.conversations.thank(who, text);
  }

  /** Show the sender the phone number of the own profile until the owner stops sharing it. */
  @Put('phone')
  @RequireAuthority('user')
  @AnswersNothing(...CHANGE_REFUSALS)
  sharePhone(@AsOwner() who: Owner): Promise<void> {
    return this.conversations.shareOwnerPhone(who);
  }

  /** Show the sender the own phone number no longer. */
  @Delete('phone')
  @RequireAuthority('user')
  @AnswersNothing('too_many_requests')
  hidePhone(@AsOwner() who: Owner): Promise<void> {
    return this.conversations.hidePhone(who);
  }
}
