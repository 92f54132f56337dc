import { Injectable, type OnModuleInit } from '@nestjs/common';
import map from 'lodash/map';
import { DataSource, In } from 'typeorm';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';

/** Conversations of one statement. */
const STEP = 200;

/** Deletes the words of messages that the release before has deleted: it does not know them. */
@Injectable()
export class OrphanedWords implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('message_words without messages', (signal) => this.delete(signal));
  }

  private async delete(signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    for (let last = ''; !signal.aborted;) {
      const rows = await this.dataSource
        .createQueryBuilder(MessageWordEntity, 'w')
        .select('w.messageId', 'id')
        .where('w.messageId > :last', { last })
        .groupBy('w.messageId')
        .orderBy('w.messageId')
        .limit(STEP)
        .getRawMany<{ id: string }>();
      const ids = map(rows, 'id');
      if (ids.length === 0) return;
      const there = await manager.find(MessageEntity, { select: { id: true }, where: { id: In(ids) } });
      const known = new Set(map(there, 'id'));
      const gone = ids.filter((id) => !known.has(id));
      if (gone.length > 0) await manager.delete(MessageWordEntity, { messageId: In(gone) });
      last = ids.at(-1)!;
    }
  }
}
