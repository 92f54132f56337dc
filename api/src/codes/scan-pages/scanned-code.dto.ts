import { toDisplayAlias } from '@ringtag/contracts';
import { StringField } from '../../platform/http/fields';

export class ScannedCodeDto {
  @StringField() alias!: string;
  @StringField({ description: 'The alias as people read it' }) displayAlias!: string;

  @StringField({ optional: true, deprecated: true, description: 'Use `displayAlias`' })
  label?: string;
}

export function toScannedCode(alias: string): ScannedCodeDto {
  const displayAlias = toDisplayAlias(alias);
  // Each remote is deployed on its own: a scan page of the previous release reads `label`.
  return { alias, displayAlias, label: displayAlias };
}
