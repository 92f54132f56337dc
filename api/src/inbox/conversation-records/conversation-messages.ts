import { Injectable } from '@nestjs/common';
import { CONVERSATION, toAboutPlace, toExactPlace } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import max from 'lodash/max';
import min from 'lodash/min';
import pick from 'lodash/pick';
import sumBy from 'lodash/sumBy';
import uniq from 'lodash/uniq';
import { Between, DataSource, type EntityManager, In, LessThan } from 'typeorm';
import { newId } from '../../platform/database/columns';
import { DomainError } from '../../platform/errors/domain-error';
import type { ConversationPlaceDto, NewPlaceDto } from '../attachments/attachment.dto';
import { PhotoRoom } from '../attachments/photo-room';
import { Authors } from '../readers/authors';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationPhotoEntity } from '../tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../tables/conversation-place.entity';
import type { ConversationMessageDto } from './conversation-message.dto';
import type { Conversation } from './conversation-records';

/** A photo that is ready to be stored. */
export type NewPhoto = Pick<ConversationPhotoEntity, 'bytes' | 'width' | 'height'>;

/** The photos and the place of a new message. */
export interface NewAttached {
  photos?: readonly NewPhoto[];
  place?: NewPlaceDto | undefined;
  /** The client address of the sender. Undefined for a message of the owner. */
  clientAddress?: string;
}

type Position = Pick<ConversationMessageEntity, 'conversationId' | 'position'>;

const HUNDRED_THOUSANDTHS = 1e5;

/**
 * The messages of conversations, with their photos and places (ADR 20). Callers check first that the person may see
 * them.
 */
@Injectable()
export class ConversationMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly room: PhotoRoom,
    private readonly authors: Authors,
  ) {}

  /** Adds who wrote on the side of the owner, for a reader on that side. */
  readonly nameAuthors: Authors['name'] = (...given) => this.authors.name(...given);

  /** The latest ones, oldest first, or the latest before a position. */
  async read(
    { message: first, thread }: Conversation,
    before = Infinity,
  ): Promise<{ messages: ConversationMessageDto[]; messageCount: number }> {
    const { manager } = this.dataSource;
    const messageCount = thread?.messageCount ?? 1;
    const rows = await manager.find(ConversationMessageEntity, {
      where: { conversationId: first.id, position: LessThan(Math.min(before, messageCount)) },
      order: { position: 'DESC' },
      take: CONVERSATION.shown,
    });
    const written = await toDtos(manager, rows.reverse());
    if (rows.length === CONVERSATION.shown) return { messages: written, messageCount };
    const opening = { position: 0, side: 'sender', ...pick(first, 'body', 'createdAt') } as const;
    return { messages: [{ ...opening, photos: [], place: null }, ...written], messageCount };
  }

  /** All that follow the first messages of these conversations, in their order, by the id of the conversation. */
  async findAll(conversationIds: string[]): Promise<Record<string, ConversationMessageDto[]>> {
    const { manager } = this.dataSource;
    const rows = await manager.find(ConversationMessageEntity, {
      where: { conversationId: In(conversationIds) },
      order: { conversationId: 'ASC', position: 'ASC' },
    });
    const messages = await toDtos(manager, rows);
    const found: Record<string, ConversationMessageDto[]> = {};
    messages.forEach((message, i) => (found[rows[i]!.conversationId] ??= []).push(message));
    return found;
  }

  /** The message that an earlier request with this submission id added. A form sent twice adds one message (REL-7). */
  async findSent(
    submission: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ConversationMessageDto | undefined> {
    const [sent] = await toDtos(manager, await manager.findBy(ConversationMessageEntity, { submission }));
    return sent;
  }

  /** Stores a message. To be called while activation and message are locked. Throws `photos_full`. */
  async add(
    manager: EntityManager,
    activationId: string,
    message: ConversationMessageEntity,
    { photos = [], place, clientAddress }: NewAttached,
  ): Promise<ConversationMessageDto> {
    await manager.insert(ConversationMessageEntity, message);
    const about = pick(message, 'conversationId', 'position');
    const stored = place && { ...about, ...toStored(place) };
    if (stored) await manager.insert(ConversationPlaceEntity, stored);
    const added = photos.map((photo) => {
      return { id: newId(), ...photo, size: photo.bytes.length, ...about, activationId };
    });
    const [first] = added;
    if (first) await this.room.take(manager, first, sumBy(added, 'size'), clientAddress);
    for (const photo of added) await manager.insert(ConversationPhotoEntity, photo);
    return toDto(message, added, stored);
  }

  /** Throws `not_found` for a photo of another conversation, and for one that made room for others. */
  async getPhoto(conversationId: string, id: string): Promise<Buffer> {
    const photo = await this.dataSource.manager.findOneBy(ConversationPhotoEntity, { id, conversationId });
    if (!photo?.size) throw new DomainError('not_found');
    return photo.bytes;
  }
}

async function toDtos(
  manager: EntityManager,
  rows: readonly ConversationMessageEntity[],
): Promise<ConversationMessageDto[]> {
  if (rows.length === 0) return [];
  const positions = map(rows, 'position');
  const where = {
    conversationId: In(uniq(map(rows, 'conversationId'))),
    position: Between(min(positions)!, max(positions)!),
  };
  const select = { id: true, conversationId: true, position: true, width: true, height: true } as const;
  const found = await manager.find(ConversationPhotoEntity, { select, where, order: { id: 'ASC' } });
  const photos = groupBy(found, toKey);
  const places = keyBy(await manager.findBy(ConversationPlaceEntity, where), toKey);
  return rows.map((row) => toDto(row, photos[toKey(row)], places[toKey(row)]));
}

function toDto(
  message: ConversationMessageEntity,
  photos: readonly Pick<ConversationPhotoEntity, 'id' | 'width' | 'height'>[] = [],
  place?: ConversationPlaceEntity,
): ConversationMessageDto {
  return {
    ...pick(message, 'position', 'side', 'body', 'createdAt'),
    photos: photos.map((photo) => pick(photo, 'id', 'width', 'height')),
    place: place ? toPlaceDto(place) : null,
  };
}

function toKey({ conversationId, position }: Position): string {
  return `${conversationId} ${position}`;
}

function toPlaceDto({ latitude, longitude, accuracy, about }: ConversationPlaceEntity): ConversationPlaceDto {
  return {
    latitude: latitude / HUNDRED_THOUSANDTHS,
    longitude: longitude / HUNDRED_THOUSANDTHS,
    accuracy,
    about,
  };
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
