import { IntersectionType } from '@nestjs/swagger';
import { PasswordOrDigitsDto } from '../../accounts';
import { CsvQuery } from '../../platform/http/csv';
import { ObjectField, StringField } from '../../platform/http/fields';
import { ItemFilterDto } from '../items/item.dto';
import { SheetDto } from '../printing/sheet.dto';

export class ClaimSecretDto {
  @StringField({ nullable: true, description: 'Null where activating the code takes none' })
  claimSecret!: string | null;
}

/** The codes of a file. Proven like a change of the password, but for a sign-in within ten minutes, which is enough. */
export class ClaimSecretsFileDto extends IntersectionType(PasswordOrDigitsDto, CsvQuery) {
  @ObjectField(() => ItemFilterDto, { optional: true, description: 'All codes of the project when left out' })
  filter?: ItemFilterDto;
}

/** The sheet whose backs are printed, proven in the same way. */
export class ClaimSecretsSheetDto extends IntersectionType(PasswordOrDigitsDto, SheetDto) {}
