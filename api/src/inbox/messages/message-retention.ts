import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { SettingsService } from '../../records/settings/settings.service';
import { MessageCounts } from './message-counts';
import { MessageEntity } from './message.entity';

const DAY = 24 * 60 * 60 * 1000;
/** Messages deleted at a time, so that no inbox waits for long. */
const STEP = 500;

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

  /** Several replicas may at once: what is gone is not counted again. Ends early when `signal` says so. */
  private async apply(signal: AbortSignal): Promise<void> {
    const { messageRetentionDays } = await this.settings.current();
    if (messageRetentionDays === null) return;
    const until = this.clock.in(-messageRetentionDays * DAY);
    while ((await this.deleteStep(until)) === STEP && !signal.aborted);
  }

  /** The oldest ones, each owner's in a transaction. Answers how many there were. */
  private async deleteStep(until: Date): Promise<number> {
    const old = await this.dataSource.manager.find(MessageEntity, {
      select: { id: true, ownerId: true },
      where: { createdAt: LessThan(until) },
      order: { createdAt: 'ASC' },
      take: STEP,
    });
    for (const ownerId of new Set(old.map((message) => message.ownerId))) {
      const ids = old.filter((message) => message.ownerId === ownerId).map(({ id }) => id);
      await this.counts.changing(ownerId, ids, (manager) => manager.delete(MessageEntity, { id: In(ids) }));
    }
    return old.length;
  }
}
