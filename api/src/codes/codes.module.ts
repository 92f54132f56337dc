import { Module, type OnModuleInit } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { DeliveryModule } from '../delivery';
import { RecordsModule } from '../records';
import { ExpiredRows } from '../platform/housekeeping/expired-rows';
import { UnactivationRequestEntity } from './tables/unactivation-request.entity';
import { ActivationRecords } from './activations/activation-records';
import { ActivationLinksService } from './activations/activation-links.service';
import { ActivationStepCookie } from './activations/activation-step-cookie';
import { ActivationStepsService } from './activations/activation-steps.service';
import { ActivationsService } from './activations/activations.service';
import { MessageTotals } from './activations/message-totals';
import { CodeNames } from './code-names';
import { BulkItemsService } from './items/bulk-items.service';
import { HeldCodesController } from './items/held-codes.controller';
import { ItemBatchesService } from './items/item-batches.service';
import { ItemDetailsService } from './items/item-details.service';
import { ItemImportService } from './items/item-import.service';
import { ItemPages } from './items/item-pages';
import { ItemSelection } from './items/item-selection';
import { ItemsCsvController } from './items/items-csv.controller';
import { ItemsImportController } from './items/items-import.controller';
import { ItemsController } from './items/items.controller';
import { ItemsService } from './items/items.service';
import { LabelLayoutsController } from './label-layouts/label-layouts.controller';
import { LabelLayoutsService } from './label-layouts/label-layouts.service';
import { CodesData } from './personal-data/codes-data';
import { MyCodeQrController } from './my-codes/my-code-qr.controller';
import { MyCodeChanges } from './my-codes/my-code-changes';
import { MyCodeSelection } from './my-codes/my-code-selection';
import { MyCodesController } from './my-codes/my-codes.controller';
import { MyCodesService } from './my-codes/my-codes.service';
import { PresetDesigns } from './presets/preset-designs';
import { PresetsController } from './presets/presets.controller';
import { PresetsService } from './presets/presets.service';
import { CountCorrection } from './counts/count-correction';
import { ProjectsController } from './projects/projects.controller';
import { ProjectsService } from './projects/projects.service';
import { CodesZipController } from './printing/codes-zip.controller';
import { ItemQrController } from './printing/item-qr.controller';
import { QrDesignsService } from './qr/qr-designs.service';
import { SheetsController } from './printing/sheets.controller';
import { CodeScans } from './scan-counts/code-scans';
import { ScanCounter } from './scan-counts/scan-counter';
import { CodeGuard } from './scan-pages/code-guard';
import { ScanPages } from './scan-pages/scan-pages';
import { TemplatesController } from './templates/templates.controller';
import { TemplatesService } from './templates/templates.service';
import { UnactivationLinks } from './unactivations/unactivation-links';
import { UnactivationMails } from './unactivations/unactivation-mails';
import { UnactivationOutcomes } from './activations/unactivation-outcomes';
import { UnactivationRequestsService } from './unactivations/unactivation-requests.service';
import { UnactivationsController } from './unactivations/unactivations.controller';

/** QR codes: made, given to somebody, drawn, shown to scanners, given up. */
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule],
  controllers: [
    HeldCodesController,
    ItemsCsvController,
    ItemsImportController,
    ItemsController,
    LabelLayoutsController,
    MyCodeQrController,
    MyCodesController,
    PresetsController,
    ProjectsController,
    CodesZipController,
    ItemQrController,
    SheetsController,
    TemplatesController,
    UnactivationsController,
  ],
  providers: [
    ActivationLinksService,
    ActivationRecords,
    ActivationStepCookie,
    ActivationStepsService,
    ActivationsService,
    MessageTotals,
    CodeNames,
    BulkItemsService,
    ItemBatchesService,
    ItemDetailsService,
    ItemImportService,
    ItemPages,
    ItemSelection,
    ItemsService,
    LabelLayoutsService,
    CodesData,
    MyCodeChanges,
    MyCodeSelection,
    MyCodesService,
    PresetDesigns,
    PresetsService,
    CountCorrection,
    ProjectsService,
    QrDesignsService,
    CodeScans,
    ScanCounter,
    CodeGuard,
    ScanPages,
    TemplatesService,
    UnactivationLinks,
    UnactivationMails,
    UnactivationOutcomes,
    UnactivationRequestsService,
  ],
  exports: [
    ActivationLinksService,
    ActivationRecords,
    ActivationStepCookie,
    ActivationStepsService,
    ActivationsService,
    MessageTotals,
    ItemBatchesService,
    PresetDesigns,
    ProjectsService,
    QrDesignsService,
    CodeScans,
    ScanCounter,
    CodeGuard,
    ScanPages,
    TemplatesService,
    UnactivationRequestsService,
  ],
})
export class CodesModule implements OnModuleInit {
  constructor(private readonly expired: ExpiredRows) {}

  onModuleInit(): void {
    this.expired.register(UnactivationRequestEntity, { column: 'expiresAt', kept: 0 });
  }
}
