import { IntersectionType } from '@nestjs/swagger';
import { ExportedAccountPartDto } from '../../accounts';
import { ExportedCodesPartDto } from '../../codes';
import { ExportedHelpersPartDto, ExportedMessagesPartDto } from '../../inbox';
import { TimeField } from '../../platform/http/fields';

/** Everything that is stored of an account, for its owner: the parts of all domains. */
export class AccountExportDto extends IntersectionType(
  ExportedAccountPartDto,
  ExportedCodesPartDto,
  ExportedMessagesPartDto,
  ExportedHelpersPartDto,
) {
  @TimeField() exportedAt!: Date;
}
