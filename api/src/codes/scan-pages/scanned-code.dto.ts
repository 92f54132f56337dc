import { toDisplayAlias } from '@ringtag/contracts';
import { StringField } from '../../platform/http/fields';

export class ScannedCodeDto {
  @StringField() alias!: string;
  @StringField({ description: 'The alias as people read it' }) displayAlias!: string;
}

export function toScannedCode(alias: string): ScannedCodeDto {
  return { alias, displayAlias: toDisplayAlias(alias) };
}
