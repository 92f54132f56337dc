import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { walkRows } from '../../platform/database/walk-rows';
import { Housekeeping } from '../../platform/housekeeping/housekeeping';
import { ItemEntity } from '../tables/item.entity';
import { ClaimSecrets } from './claim-secrets';

/**
 * Writes claim secrets again under the key that signs now, while `SECRET_KEY` is replaced (ADR 63). The secrets stay as
 * they are printed. Until its turn comes, a code is claimed by the hash of the other accepted key.
 */
@Injectable()
export class RekeyedSecrets implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly housekeeping: Housekeeping,
    private readonly secrets: ClaimSecrets,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('items', (signal) => this.rewrite(signal));
  }

  private async rewrite(signal: AbortSignal): Promise<void> {
    if (!this.secrets.isReplacing) return;
    const { manager } = this.dataSource;
    const mark = this.secrets.currentMark;
    const old = manager
      .createQueryBuilder(ItemEntity, 'i')
      .select(['i.id', 'i.claimSecret', 'i.claimHash'])
      .where('i.claimHash IS NOT NULL AND SUBSTR(i.claimHash, 1, :length) <> :mark', {
        length: mark.length,
        mark,
      });
    for await (const rows of walkRows(old, { id: 'ASC' })) {
      for (const { id, claimSecret, claimHash } of rows) {
        const secret = this.secrets.read({ id, claimSecret });
        // Guarded: an import may give the code another secret at the same moment.
        if (secret !== undefined)
          await manager.update(ItemEntity, { id, claimHash: claimHash! }, this.secrets.store(id, secret));
        if (signal.aborted) return;
      }
    }
  }
}
