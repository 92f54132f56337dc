import type { Readable } from 'node:stream';
import { Body, Controller, Get, Post, type StreamableFile } from '@nestjs/common';
import { CurrentViewer, RequireAuthority } from '../../platform/access/access.decorators';
import type { Viewer } from '../../platform/access/viewer';
import { IdParam } from '../../platform/http/id-param';
import { AnswersCreated } from '../../platform/open-api/answers';
import { AnswersPhoto, TakesMessageForm, toPhotoFile } from '../attachments/photo-file';
import { ConversationMessageDto } from './conversation.dto';
import { OwnerConversations } from './owner-conversations';

/** Photos in the conversations of an owner. */
@RequireAuthority('user')
@Controller('conversations/:id/photos')
export class ConversationPhotosController {
  constructor(private readonly conversations: OwnerConversations) {}

  /** Answer the sender with photos. Takes a form with up to three JPEG, PNG or WebP files of at most 8 MB each. */
  @Post()
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
  write(
    @CurrentViewer() { userId }: Viewer,
    @IdParam() id: string,
    @Body() body: Readable,
  ): Promise<ConversationMessageDto> {
    return this.conversations.writeForm(userId, id, body);
  }

  /** Get a photo of a conversation, a WebP of at most 1,600 px on the longer side. */
  @Get(':photoId')
  @AnswersPhoto()
  async photo(
    @CurrentViewer() { userId }: Viewer,
    @IdParam() id: string,
    @IdParam('photoId') photoId: string,
  ): Promise<StreamableFile> {
    return toPhotoFile(await this.conversations.getPhoto(userId, id, photoId));
  }
}
