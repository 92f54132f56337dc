import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import map from 'lodash/map';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { walkRows } from '../../platform/database/walk-rows';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { SettingsService } from '../../records';
import { MessageEntity } from '../tables/message.entity';
import { deleteMessages } from './delete-messages';
import { MessageCounts } from './message-counts';

/** Deletes conversations in which nobody has written for longer than the settings allow, whole. */
@Injectable()
export class MessageRetention implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly counts: MessageCounts,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('messages', (signal) => this.apply(signal));
  }

  /** May run on several replicas at once: a deleted message is not counted again. Ends early on `signal`. */
  private async apply(signal: AbortSignal): Promise<void> {
    const { messageRetentionDays } = await this.settings.get();
    if (messageRetentionDays === null) return;
    const until = this.clock.in(-messageRetentionDays * DAY);
    const old = this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .select(['m.id', 'm.ownerId', 'm.activeAt'])
      .where('m.activeAt < :until', { until });
    for await (const messages of walkRows(old, { activeAt: 'ASC', id: 'ASC' })) {
      await this.delete(messages, until);
      if (signal.aborted) return;
    }
  }

  /** One transaction per owner. */
  private async delete(old: MessageEntity[], until: Date): Promise<void> {
    for (const [ownerId, messages] of Object.entries(groupBy(old, 'ownerId'))) {
      const ids = map(messages, 'id');
      await this.counts.runCounted(ownerId, ids, async (manager) => {
        // Again, while they are locked: somebody may have written.
        const where = { id: In(ids), activeAt: LessThan(until) };
        const still = await manager.find(MessageEntity, { select: { id: true }, where });
        await deleteMessages(manager, ownerId, map(still, 'id'));
      });
    }
  }
}
