import { Injectable } from '@nestjs/common';
import compact from 'lodash/compact';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import uniq from 'lodash/uniq';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { UsersService } from '../../accounts';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import type { AuthorDto } from './author.dto';

interface Written {
  position: number;
  side: ConversationMessageEntity['side'];
}

type WithAuthor<T> = T & { author?: AuthorDto };

/**
 * Says who of the owner's side wrote a message, to those on that side. Senders have one counterpart: what they read is made
 * without this.
 */
@Injectable()
export class Authors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersService,
  ) {}

  /** Adds the author to what another person on the reader's side wrote. */
  async name<T extends Written>(
    messages: T[],
    { id: conversationId, ownerId }: { id: string; ownerId: string },
    readerId: string,
  ): Promise<WithAuthor<T>[]> {
    const { manager } = this.dataSource;
    const written = messages.filter(({ side }) => side === 'owner');
    if (written.length === 0) return messages;
    const byHelpers = { conversationId, position: In(map(written, 'position')), authorId: Not(IsNull()) };
    const rows = await manager.find(ConversationMessageEntity, {
      select: { position: true, authorId: true },
      where: byHelpers,
    });
    // Nearly always: nobody helps, and the owner reads.
    if (rows.length === 0 && readerId === ownerId) return messages;
    const authors = keyBy(rows, 'position');
    const named = await this.findNames([ownerId, ...map(rows, 'authorId')]);
    return messages.map((message) => {
      if (message.side !== 'owner') return message;
      const author = authors[message.position]?.authorId ?? ownerId;
      return author === readerId ? message : { ...message, author: named(author, ownerId) };
    });
  }

  /** Answers a function that names people by their ids. */
  async findNames(ids: (string | null)[]): Promise<(id: string, ownerId: string) => AuthorDto> {
    const users = await this.users.findAll(uniq(compact(ids)));
    return (id, ownerId) => ({ name: users.get(id)?.name ?? null, isOwner: id === ownerId });
  }
}
