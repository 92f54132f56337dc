import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY } from '@ringtag/contracts';
import { DataSource, IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { suggestPageKind } from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { walkRows } from '../../platform/database/walk-rows';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { ActivationEntity } from '../tables/activation.entity';

/** Longer than a deployment takes in which replicas of two releases run. */
const LOOKED_BACK = 7 * DAY;

/**
 * Stores the kind of page of activations that have none, because a replica of the release before wrote them while it
 * still ran: the kind that the page shows. Otherwise a field that is made public later would turn lost keys into a
 * business card.
 */
@Injectable()
export class MissingPageKinds implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('activations', (signal) => this.fill(signal));
  }

  private async fill(signal: AbortSignal): Promise<void> {
    const { manager } = this.dataSource;
    // Identifiers sort by time, so this reads only the latest rows.
    const first = v7({ msecs: this.clock.in(-LOOKED_BACK).getTime(), random: new Uint8Array(16) });
    const missing = manager
      .createQueryBuilder(ActivationEntity, 'a')
      .select(['a.id', 'a.userId'])
      .where('a.id >= :first AND a.pageKind IS NULL AND a.endedAt IS NULL', { first });
    for await (const rows of walkRows(missing, { id: 'ASC' })) {
      for (const { id, userId } of rows) {
        const pageKind = await suggestPageKind(manager, userId);
        // The conditions protect an owner who chooses a kind, or gives up the code, at the same moment.
        await manager.update(ActivationEntity, { id, pageKind: IsNull(), endedAt: IsNull() }, { pageKind });
        if (signal.aborted) return;
      }
    }
  }
}
