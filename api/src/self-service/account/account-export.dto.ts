import { IntersectionType } from '@nestjs/swagger';
import { ExportedAccountPartDto } from '../../accounts';
import { ExportedCodesPartDto } from '../../codes';
import { ExportedMessagesPartDto } from '../../inbox';
import { TimeField } from '../../platform/http/fields';

/** All that an account holds, as its owner takes it along: what each domain exports. */
export class AccountExportDto extends IntersectionType(
  ExportedAccountPartDto,
  ExportedCodesPartDto,
  ExportedMessagesPartDto,
) {
  @TimeField() exportedAt!: Date;
}
