import { Module, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { AccountsModule } from '../accounts';
import { DeliveryModule } from '../delivery';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { BelowApi } from '../platform/http/below-api';
import { AuditNames, RecordsModule } from '../records';
import { ActivationEnds } from './activations/activation-ends';
import { ActivationLinks } from './activations/activation-links';
import { ActivationRecords } from './activations/activation-records';
import { ActivationsService } from './activations/activations.service';
import { CodeClaims } from './activations/code-claims';
import { CodeOwnership } from './activations/code-ownership';
import { MessageTotals } from './activations/message-totals';
import { MissingPageKinds } from './activations/missing-page-kinds';
import { PendingActivations } from './activations/pending-activations';
import { UnactivationOutcomes } from './activations/unactivation-outcomes';
import { AlertPushes } from './alerts/alert-pushes';
import { Alerts } from './alerts/alerts';
import { CardsService } from './cards/cards.service';
import { ClaimGuesses } from './claim-secrets/claim-guesses';
import { ClaimSecrets } from './claim-secrets/claim-secrets';
import { RekeyedSecrets } from './claim-secrets/rekeyed-secrets';
import { SiteNumbers } from './counts/site-numbers';
import { DigitalCodesService } from './digital-codes/digital-codes.service';
import { GiftMails } from './gifts/gift-mails';
import { GiftsData } from './gifts/gifts-data';
import { GiftsController } from './gifts/gifts.controller';
import { GiftsService } from './gifts/gifts.service';
import { MyGiftController } from './gifts/my-gift.controller';
import { ReceivedGifts } from './gifts/received-gifts';
import { CodeHistory } from './history/code-history';
import { ItemBatchesService } from './items/item-batches.service';
import { ItemChanges } from './items/item-changes';
import { ItemDetailsService } from './items/item-details.service';
import { ItemImportService } from './items/item-import.service';
import { ItemSelection } from './items/item-selection';
import { ItemsController } from './items/items.controller';
import { LabelLayoutsController } from './label-layouts/label-layouts.controller';
import { LabelLayoutsService } from './label-layouts/label-layouts.service';
import { LostAlerts } from './lost/lost-alerts';
import { LostCodesService } from './lost/lost-codes.service';
import { LostMails } from './lost/lost-mails';
import { HeldCodes } from './my-codes/held-codes';
import { MyCodeAlertsController } from './my-codes/my-code-alerts.controller';
import { MyCodeQrController } from './my-codes/my-code-qr.controller';
import { MyCodesController } from './my-codes/my-codes.controller';
import { MyCodesService } from './my-codes/my-codes.service';
import { OwnPages } from './my-codes/own-pages';
import { CodesData } from './personal-data/codes-data';
import { ExportedActivations } from './personal-data/exported-activations';
import { PresetsController } from './presets/presets.controller';
import { PresetsService } from './presets/presets.service';
import { ItemQrController } from './printing/item-qr.controller';
import { PrintingController } from './printing/printing.controller';
import { SheetPrinter } from './printing/sheet-printer';
import { ProjectsController } from './projects/projects.controller';
import { ProjectsService } from './projects/projects.service';
import { QrDesignsService } from './qr/qr-designs.service';
import { CodeScans } from './scan-counts/code-scans';
import { ScanCounter } from './scan-counts/scan-counter';
import { CodeGuard } from './scan-pages/code-guard';
import { ScanPages } from './scan-pages/scan-pages';
import { ClaimSecretReadings } from './secret-readings/claim-secret-readings';
import { ClaimSecretsController } from './secret-readings/claim-secrets.controller';
import { GiftEntity } from './tables/gift.entity';
import { ItemEntity } from './tables/item.entity';
import { PresetEntity } from './tables/preset.entity';
import { ProjectEntity } from './tables/project.entity';
import { UnactivationRequestEntity } from './tables/unactivation-request.entity';
import { TemplatesController } from './templates/templates.controller';
import { TemplatesService } from './templates/templates.service';
import { GiftsOnRequest } from './unactivations/gifts-on-request';
import { RequestNotices } from './unactivations/request-notices';
import { UnactivationRequestsService } from './unactivations/unactivation-requests.service';
import { UnactivationsController } from './unactivations/unactivations.controller';

/** The services that other domains inject. */
const OFFERED = [
  ActivationEnds,
  ActivationLinks,
  ActivationRecords,
  ActivationsService,
  AlertPushes,
  Alerts,
  CodeGuard,
  DigitalCodesService,
  HeldCodes,
  ItemBatchesService,
  LostCodesService,
  LostMails,
  MessageTotals,
  MyCodesService,
  PendingActivations,
  ProjectsService,
  ScanCounter,
  ScanPages,
  SiteNumbers,
  UnactivationRequestsService,
];

/** QR codes: creation, activation, design, printing, scan pages and unactivation. */
@BelowApi()
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule],
  controllers: [
    ClaimSecretsController,
    GiftsController,
    ItemsController,
    LabelLayoutsController,
    MyCodeAlertsController,
    MyCodeQrController,
    MyCodesController,
    MyGiftController,
    PresetsController,
    ProjectsController,
    ItemQrController,
    PrintingController,
    TemplatesController,
    UnactivationsController,
  ],
  providers: [
    ...OFFERED,
    ItemChanges,
    CardsService,
    ClaimGuesses,
    ClaimSecretReadings,
    ClaimSecrets,
    CodeClaims,
    CodeHistory,
    CodeOwnership,
    CodeScans,
    CodesData,
    ExportedActivations,
    GiftMails,
    GiftsData,
    GiftsOnRequest,
    GiftsService,
    ItemDetailsService,
    ItemImportService,
    ItemSelection,
    LabelLayoutsService,
    LostAlerts,
    MissingPageKinds,
    OwnPages,
    PresetsService,
    QrDesignsService,
    ReceivedGifts,
    RequestNotices,
    RekeyedSecrets,
    SheetPrinter,
    TemplatesService,
    UnactivationOutcomes,
  ],
  exports: OFFERED,
})
export class CodesModule implements OnModuleInit {
  constructor(
    private readonly expired: ExpiredRows,
    private readonly names: AuditNames,
    private readonly records: ActivationRecords,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    const { manager } = this.dataSource;
    this.expired.register(UnactivationRequestEntity, { column: 'expiresAt', kept: 0 });
    this.expired.register(GiftEntity, { column: 'expiresAt', kept: 0 });
    this.names.register('item', async (ids) => {
      const items = await manager.findBy(ItemEntity, { id: In(ids) });
      return items.map(({ id, alias }) => ({ id, name: alias }));
    });
    this.names.register('activation', async (ids) => {
      const held = await this.records.findAll(ids);
      return [...held].map(([id, { alias }]) => ({ id, name: alias }));
    });
    this.names.register('project', (ids) => manager.findBy(ProjectEntity, { id: In(ids) }));
    this.names.register('preset', (ids) => manager.findBy(PresetEntity, { id: In(ids) }));
  }
}
