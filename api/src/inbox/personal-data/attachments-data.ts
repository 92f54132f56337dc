import { Injectable } from '@nestjs/common';
import groupBy from 'lodash/groupBy';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import { DataSource } from 'typeorm';
import { ServerConfig } from '../../platform/config/config';
import { toPlaceDto } from '../attachments/attachments.service';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../tables/conversation-place.entity';
import { MessageEntity } from '../tables/message.entity';
import type { ExportedAnswerDto } from './messages-export.dto';

type Message = Pick<ConversationMessageEntity, 'conversationId' | 'position'>;

/** Photos and places in the conversations of a person, for the person's own export. */
@Injectable()
export class AttachmentsData {
  constructor(
    private readonly dataSource: DataSource,
    private readonly server: ServerConfig,
  ) {}

  /** What each message has besides its text. Photos are named by their addresses, as the photo of a profile is. */
  async export(ownerId: string): Promise<(message: Message) => Pick<ExportedAnswerDto, 'photos' | 'place'>> {
    const photos = groupBy(
      await this.dataSource
        .createQueryBuilder(ConversationPhotoEntity, 'a')
        .select(['a.id', 'a.conversationId', 'a.position'])
        .innerJoin(MessageEntity, 'm', 'm.id = a.conversationId')
        .where('m.ownerId = :ownerId', { ownerId })
        .orderBy('a.id')
        .getMany(),
      toKey,
    );
    const places = keyBy(
      await this.dataSource
        .createQueryBuilder(ConversationPlaceEntity, 'a')
        .innerJoin(MessageEntity, 'm', 'm.id = a.conversationId')
        .where('m.ownerId = :ownerId', { ownerId })
        .getMany(),
      toKey,
    );
    return (message) => {
      const place = places[toKey(message)];
      return {
        photos: map(photos[toKey(message)], (photo) => this.toAddress(photo)),
        place: place ? toPlaceDto(place) : null,
      };
    };
  }

  private toAddress({ conversationId, id }: ConversationPhotoEntity): string {
    return `${this.server.publicUrl}/api/conversations/${conversationId}/photos/${id}`;
  }
}

function toKey({ conversationId, position }: Message): string {
  return `${conversationId} ${position}`;
}
