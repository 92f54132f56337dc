import type { Readable } from 'node:stream';
import { Body, Controller, Delete, Get, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { Answers, AnswersCreated, AnswersNothing } from '../../platform/open-api/answers';
import { AnswersPhoto, TakesMessageForm, toPhotoFile } from '../attachments/photo-file';
import { ConversationLinks } from '../conversation-links/conversation-links';
import type { Owner } from '../conversation-records/participant';
import { ThanksDto } from '../conversation-states/conversation-state.dto';
import { ConversationWriter } from './conversation-writer';
import {
  ConversationLinkDto,
  ConversationMessageDto,
  ConversationQuery,
  NewConversationMessageDto,
  OwnerConversationDto,
  SeenDto,
} from './conversation.dto';
import { ConversationsService } from './conversations.service';
import { PhotoMessages } from './photo-messages';

/** The conversations of an owner. Each has the id of the message that opened it. */
@Controller('conversations/:id')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly writer: ConversationWriter,
    private readonly photos: PhotoMessages,
    private readonly links: ConversationLinks,
  ) {}

  /** Read a conversation. */
  @Get()
  @RequireAuthority('user')
  @Answers(OwnerConversationDto)
  read(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Query() { before }: ConversationQuery,
  ): Promise<OwnerConversationDto> {
    return this.conversations.readOwn(toOwner(viewer, id), before);
  }

  /** Answer the sender. */
  @Post('messages')
  @RequireAuthority('user')
  @AnswersCreated(ConversationMessageDto, 'not_found', 'not_activated', 'outdated', 'too_many_requests')
  write(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() body: NewConversationMessageDto,
  ): Promise<ConversationMessageDto> {
    return this.writer.write(toOwner(viewer, id), body);
  }

  /** Answer the sender with photos. Takes a form with up to three JPEG, PNG or WebP files of at most 8 MB each. */
  @Post('photos')
  @RequireAuthority('user')
  @TakesMessageForm()
  @AnswersCreated(
    ConversationMessageDto,
    'validation_failed',
    'not_found',
    'not_activated',
    'outdated',
    'photos_full',
    'too_many_requests',
  )
  writeForm(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() body: Readable,
  ): Promise<ConversationMessageDto> {
    return this.photos.writeForm(toOwner(viewer, id), body);
  }

  /** Get a photo of a conversation, a WebP of at most 1,600 px on the longer side. */
  @Get('photos/:photoId')
  @RequireAuthority('user')
  @AnswersPhoto()
  async photo(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @IdParam('photoId') photoId: string,
  ): Promise<StreamableFile> {
    return toPhotoFile(await this.photos.get(toOwner(viewer, id), photoId));
  }

  /** Say how many messages have been shown to the owner. Does not prolong the session, because pages call it without the owner's doing. */
  @Post('seen')
  @RequireAuthority('user', { passive: true })
  @AnswersNothing()
  markSeen(
    @CurrentViewer() viewer: Viewer,
    @IdParam() id: string,
    @Body() { count }: SeenDto,
  ): Promise<void> {
    return this.conversations.markSeen(toOwner(viewer, id), count);
  }

  /** Replace the link of the sender. The one before opens nothing any more. */
  @Post('link')
  @RequireAuthority('user')
  @AnswersCreated(ConversationLinkDto, 'not_found')
  async replaceLink(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<ConversationLinkDto> {
    return { conversation: await this.links.replace(toOwner(viewer, id)) };
  }

  /** Say that a conversation is solved. */
  @Put('solved')
  @RequireAuthority('user')
  @AnswersNothing('not_activated', 'outdated', 'too_many_requests')
  solve(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.solve(toOwner(viewer, id));
  }

  /** Open a solved conversation again. */
  @Delete('solved')
  @RequireAuthority('user')
  @AnswersNothing('not_activated', 'outdated', 'too_many_requests')
  reopen(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.reopen(toOwner(viewer, id));
  }

  /** Thank the sender. Once after each time that the conversation was solved, else `outdated`. */
  @Post('thanks')
  @RequireAuthority('user')
  @AnswersNothing('not_activated', 'outdated', 'too_many_requests')
  thank(@CurrentViewer() viewer: Viewer, @IdParam() id: string, @Body() { text }: ThanksDto): Promise<void> {
    return this.conversations.thank(toOwner(viewer, id), text);
  }

  /** Show the sender the phone number of the own profile until the owner stops sharing it. */
  @Put('phone')
  @RequireAuthority('user')
  @AnswersNothing('not_activated', 'outdated', 'too_many_requests')
  sharePhone(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.shareOwnerPhone(toOwner(viewer, id));
  }

  /** Show the sender the own phone number no longer. */
  @Delete('phone')
  @RequireAuthority('user')
  @AnswersNothing('too_many_requests')
  hidePhone(@CurrentViewer() viewer: Viewer, @IdParam() id: string): Promise<void> {
    return this.conversations.hidePhone(toOwner(viewer, id));
  }
}

function toOwner({ userId: ownerId }: Viewer, id: string): Owner {
  return { side: 'owner', ownerId, id };
}
