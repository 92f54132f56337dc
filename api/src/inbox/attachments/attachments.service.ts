import { Injectable } from '@nestjs/common';
import { toAboutPlace, toExactPlace } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import pick from 'lodash/pick';
import sumBy from 'lodash/sumBy';
import { DataSource, type EntityManager, In } from 'typeorm';
import { newId } from '../../platform/database/columns';
import { DomainError } from '../../platform/errors/domain-error';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../tables/conversation-place.entity';
import type { ConversationPhotoDto, ConversationPlaceDto, NewPlaceDto } from './attachment.dto';
import { PhotoRoom } from './photo-room';

/** A photo that is ready to be stored. */
export type NewPhoto = Pick<ConversationPhotoEntity, 'bytes' | 'width' | 'height'>;

/** The photos and the place of a new message. */
export interface NewAttached {
  photos?: readonly NewPhoto[];
  place?: NewPlaceDto | undefined;
  /** The client address of the sender. Undefined for a message of the owner. */
  clientAddress?: string;
}

/** The photos and the place of a message. */
export interface Attached {
  photos: ConversationPhotoDto[];
  place: ConversationPlaceDto | null;
}

type Message = Pick<ConversationPhotoEntity, 'conversationId' | 'position' | 'activationId'>;

type Position = Pick<Message, 'conversationId' | 'position'>;

/** The same for a list, which does not show the photos. */
export type Counted = Pick<Attached, 'place'> & { photos: number };

const HUNDRED_THOUSANDTHS = 1e5;

/** The photos and places of messages in conversations (ADR 20). */
@Injectable()
export class Attachments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly room: PhotoRoom,
  ) {}

  /**
   * Stores the photos and the place of a new message. Answers them as readers get them. Call it in the transaction that
   * writes the message, while its activation is locked. Throws `photos_full`.
   */
  async add(
    manager: EntityManager,
    message: Message,
    { photos = [], place, clientAddress }: NewAttached,
  ): Promise<Attached> {
    const stored = place && toStored(place);
    if (stored)
      await manager.insert(ConversationPlaceEntity, {
        ...pick(message, 'conversationId', 'position'),
        ...stored,
      });
    const added = photos.map((photo) => ({ id: newId(), ...photo, size: photo.bytes.length }));
    if (added.length > 0) await this.room.take(manager, message, sumBy(added, 'size'), clientAddress);
    for (const photo of added) await manager.insert(ConversationPhotoEntity, { ...message, ...photo });
    return {
      photos: added.map((photo) => pick(photo, 'id', 'width', 'height')),
      place: stored ? toPlaceDto(stored) : null,
    };
  }

  /** The photos and places of the messages at these positions. Answers a function that takes a position. */
  async find(
    manager: EntityManager,
    conversationId: string,
    positions: readonly number[],
  ): Promise<(position: number) => Attached> {
    const where = { conversationId, position: In(positions) };
    const select = { id: true, position: true, width: true, height: true } as const;
    const rows = await manager.find(ConversationPhotoEntity, { select, where, order: { id: 'ASC' } });
    const photos = groupBy(rows, 'position');
    const places = keyBy(await manager.findBy(ConversationPlaceEntity, where), 'position');
    return (position) => ({
      photos: map(photos[position], (photo) => pick(photo, 'id', 'width', 'height')),
      place: places[position] ? toPlaceDto(places[position]) : null,
    });
  }

  /**
   * How many photos the messages of many conversations have, and their places. Answers a function that takes a message.
   */
  async count(conversationIds: readonly string[]): Promise<(message: Position) => Counted> {
    const where = { conversationId: In(conversationIds) };
    const rows = await this.dataSource
      .createQueryBuilder(ConversationPhotoEntity, 'a')
      .select(['a.conversationId AS conversationId', 'a.position AS position', 'COUNT(*) AS photos'])
      .where(where)
      .groupBy('a.conversationId')
      .addGroupBy('a.position')
      .getRawMany<Position & { photos: number | string }>();
    const photos = keyBy(rows, toKey);
    const places = keyBy(await this.dataSource.manager.findBy(ConversationPlaceEntity, where), toKey);
    return (message) => {
      const place = places[toKey(message)];
      return {
        photos: Number(photos[toKey(message)]?.photos ?? 0),
        place: place ? toPlaceDto(place) : null,
      };
    };
  }

  /** Throws `not_found` for a photo of another conversation. */
  async getBytes(conversationId: string, id: string): Promise<Buffer> {
    const photo = await this.dataSource.manager.findOneBy(ConversationPhotoEntity, { id, conversationId });
    if (!photo) throw new DomainError('not_found');
    return photo.bytes;
  }
}

export function toPlaceDto({
  latitude,
  longitude,
  accuracy,
  about,
}: Omit<ConversationPlaceEntity, keyof Position>): ConversationPlaceDto {
  return {
    latitude: latitude / HUNDRED_THOUSANDTHS,
    longitude: longitude / HUNDRED_THOUSANDTHS,
    accuracy,
    about,
  };
}

function toKey({ conversationId, position }: Position): string {
  return `${conversationId} ${position}`;
}

/** Rounded again, whatever the page has done: nothing more exact than was promised reaches the database. */
function toStored({ about, ...given }: NewPlaceDto) {
  const { latitude, longitude, accuracy } = about ? toAboutPlace(given) : toExactPlace(given);
  return {
    latitude: Math.round(latitude * HUNDRED_THOUSANDTHS),
    longitude: Math.round(longitude * HUNDRED_THOUSANDTHS),
    accuracy,
    about,
  };
}
