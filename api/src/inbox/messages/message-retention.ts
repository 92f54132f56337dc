import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '@ringtag/contracts';
import groupBy from 'lodash/groupBy';
import map from 'lodash/map';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { walkRows } from '../../platform/database/walk-rows';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { SettingsService } from '../../records';
import { MessageEntity } from '../tables/message.entity';
import { deleteMessages } from './delete-messages';
import { MessageCounts } from './message-counts';

/** Deletes messages that are older than the settings allow. */
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
    const old = this.dataSource
      .createQueryBuilder(MessageEntity, 'm')
      .select(['m.id', 'm.ownerId', 'm.createdAt'])
      .where('m.createdAt < :until', { until: this.clock.in(-messageRetentionDays * DAY) });
    for await (const messages of walkRows(old, { createdAt: 'ASC', id: 'ASC' })) {
      await this.delete(messages);
      if (signal.aborted) return;
    }
  }

  /** One transaction per owner. */
  private async delete(old: MessageEntity[]): Promise<void> {
    for (const [ownerId, messages] of Object.entries(groupBy(old, 'ownerId'))) {
      const ids = map(messages, 'id');
      await this.counts.runCounted(ownerId, ids, (manager) => deleteMessages(manager, ownerId, ids));
    }
  }
}
