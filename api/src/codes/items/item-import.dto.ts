import {
  IMPORT_COLUMNS,
  IMPORT_PROBLEMS,
  IMPORT_RESULTS,
  type ImportColumn,
  type ImportProblem,
  type ImportResult,
} from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EnumField,
  IntField,
  StringField,
  StringListField,
} from '../../platform/http/fields';

export class ImportQuery {
  @EnumField(['true', 'false'], 'ImportDryRun', {
    optional: true,
    description: 'Only tells what would become of each row',
  })
  dryRun: 'true' | 'false' = 'false';
}

export class ImportedRowDto {
  @IntField({ description: 'Where the row ends in the file, from 1' }) line!: number;
  @StringField() alias!: string;
  @EnumField(IMPORT_RESULTS, 'ImportResult') result!: ImportResult;

  @EnumField(IMPORT_COLUMNS, 'ImportColumn', { optional: true, description: 'Of a refused row' })
  field?: ImportColumn;

  @EnumField(IMPORT_PROBLEMS, 'ImportProblem', { optional: true }) code?: ImportProblem;

  @StringField({
    optional: true,
    description:
      'Of a new code: one that the project has with zeros before these digits. Spreadsheets drop them',
  })
  withZeros?: string;
}

export class ImportDto {
  @BooleanField({ description: 'Nothing was changed' }) dryRun!: boolean;
  @IntField() created!: number;
  @IntField() changed!: number;
  @IntField() unchanged!: number;
  @IntField() refused!: number;
  @StringListField({ description: 'Columns that an import does not take' }) ignoredColumns!: string[];
  @ArrayField(() => ImportedRowDto) rows!: ImportedRowDto[];
}
