import { Injectable } from '@nestjs/common';
import { CONVERSATION, type ConversationSide, cutText } from '@ringtag/contracts';
import keyBy from 'lodash/keyBy';
import map from 'lodash/map';
import { DataSource } from 'typeorm';
import { ConversationStates } from '../conversation-states/conversation-states';
import type { AuthorDto } from '../readers/author.dto';
import { Authors } from '../readers/authors';
import { ConversationMessageEntity } from '../tables/conversation-message.entity';
import { ConversationEntity } from '../tables/conversation.entity';
import type { MessageEntity } from '../tables/message.entity';

/** The latest message of a conversation, and how many messages it has. */
export interface LastMessage {
  messageCount: number;
  side: ConversationSide;
  body: string;
  /** Where somebody else on the reader's side wrote it. */
  author?: AuthorDto;
}

type Row = LastMessage & { id: string; authorId: string | null };

@Injectable()
export class LastMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly authors: Authors,
    private readonly states: ConversationStates,
  ) {}

  /** When each of these conversations was solved. */
  findSolved(ids: string[]): Promise<Map<string, Date | null>> {
    return this.states.findSolved(ids);
  }

  /** The latest answers to these messages, by their ids. A message that nobody answered is not in it. */
  async find(messages: MessageEntity[], readerId: string): Promise<Map<string, LastMessage>> {
    const rows = await this.dataSource
      .createQueryBuilder(ConversationEntity, 'c')
      .innerJoin(
        ConversationMessageEntity,
        'm',
        'm.conversationId = c.id AND m.position = c.messageCount - 1',
      )
      .select(['c.id AS id', 'c.messageCount AS messageCount', 'm.side AS side', 'm.body AS body'])
      .addSelect('m.authorId', 'authorId')
      .where('c.id IN (:...ids)', { ids: map(messages, 'id') })
      .getRawMany<Row>();
    const owners = keyBy(messages, 'id');
    const toWriter = ({ id, side, authorId }: Row) =>
      side === 'owner' ? (authorId ?? owners[id]!.ownerId) : readerId;
    const others = rows.map(toWriter).filter((writer) => writer !== readerId);
    const name = others.length > 0 ? await this.authors.findNames(others) : undefined;
    return new Map(
      rows.map(({ id, authorId, ...last }) => {
        const writer = toWriter({ id, authorId, ...last });
        const author = writer === readerId ? undefined : name?.(writer, owners[id]!.ownerId);
        return [id, { ...last, ...(author && { author }) }];
      }),
    );
  }
}

/** The beginning of a text, for a row of a list. */
export function toBeginning(body: string): string {
  return cutText(body, CONVERSATION.beginning);
}
