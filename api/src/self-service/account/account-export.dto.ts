import { IntersectionType } from '@nestjs/swagger';
import { ExportedAccountPartDto } from '../../accounts/personal-data/account-export.dto';
import { ExportedCodesPartDto } from '../../codes/personal-data/codes-export.dto';
import { ExportedMessagesPartDto } from '../../inbox/personal-data/messages-export.dto';
import { TimeField } from '../../platform/http/fields';

/** All that an account holds, as its owner takes it along: what each domain exports. */
export class AccountExportDto extends IntersectionType(
  ExportedAccountPartDto,
  ExportedCodesPartDto,
  ExportedMessagesPartDto,
) {
  @TimeField()
  exportedAt!: Date;
}
