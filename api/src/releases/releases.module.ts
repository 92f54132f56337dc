import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AccountsModule } from '../accounts';
import { DeliveryModule } from '../delivery';
import { LiveModule } from '../live';
import { Changes } from '../platform/changes/changes';
import { Housekeeping } from '../platform/housekeeping/housekeeping';
import { BelowApi } from '../platform/http/below-api';
import { AuditNames, RecordsModule } from '../records';
import { BuildReader, WebModule } from '../web';
import { ReleaseDecisions } from './decisions/release-decisions.service';
import { ReleasesController } from './decisions/releases.controller';
import { OldReleases } from './old-releases';
import { ReleaseNews } from './release-news';
import { ReleasePreviews } from './serving/release-previews';
import { StoredReleases } from './serving/stored-releases';
import { ShareLoads } from './share-loads/share-loads';
import { ShareLoadsController } from './share-loads/share-loads.controller';
import { StoppedShares } from './share-loads/stopped-shares';
import { ShippedReleases } from './shipped/shipped-releases';
import { ReleaseTokenEntity } from './tables/release-token.entity';
import { ReleaseEntity } from './tables/release.entity';
import { ReleaseTokensController } from './tokens/release-tokens.controller';
import { ReleaseTokens } from './tokens/release-tokens.service';
import { ReleaseTargetController } from './uploads/release-target.controller';
import { ReleaseUploadsController } from './uploads/release-uploads.controller';
import { ReleaseUploads } from './uploads/release-uploads.service';

/** Releases of remotes that do not lie on the disks of the replicas. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, LiveModule, WebModule],
  controllers: [
    ReleasesController,
    ReleaseTargetController,
    ReleaseTokensController,
    ReleaseUploadsController,
    ShareLoadsController,
  ],
  providers: [
    OldReleases,
    ReleaseDecisions,
    ReleaseNews,
    ReleasePreviews,
    ReleaseTokens,
    ReleaseUploads,
    ShareLoads,
    ShippedReleases,
    StoppedShares,
    StoredReleases,
  ],
})
export class ReleasesModule implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly builds: BuildReader,
    private readonly stored: StoredReleases,
    private readonly shipped: ShippedReleases,
    private readonly old: OldReleases,
    private readonly changes: Changes,
    private readonly housekeeping: Housekeeping,
    private readonly names: AuditNames,
  ) {}

  onModuleInit(): void {
    this.builds.source = this.stored;
    this.changes.listen('releases', () => this.builds.forget());
    this.housekeeping.register('releases', async () => {
      await this.shipped.store();
      await this.old.sweep();
    });
    const { manager } = this.dataSource;
    this.names.register('release', async (ids) => {
      const select = { id: true, remote: true, number: true } as const;
      const rows = await manager.find(ReleaseEntity, { select, where: { id: In(ids) } });
      return rows.map(({ id, remote, number }) => ({ id, name: `${remote} ${number}` }));
    });
    this.names.register('release-token', async (ids) => {
      const rows = await manager.findBy(ReleaseTokenEntity, { id: In(ids) });
      return rows.map(({ id, label }) => ({ id, name: label }));
    });
  }
}
