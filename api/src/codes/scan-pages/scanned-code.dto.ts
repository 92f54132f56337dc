import { formatAlias } from '@ringtag/contracts';
import { StringField } from '../../platform/http/fields';

export class ScannedCodeDto {
  @StringField() alias!: string;
  @StringField({ description: 'The alias as people read it' }) label!: string;
}

export function scannedCode(alias: string): ScannedCodeDto {
  return { alias, label: formatAlias(alias) };
}
