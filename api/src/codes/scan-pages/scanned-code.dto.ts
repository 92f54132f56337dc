import { StringField } from '../../platform/http/fields';

export class ScannedCodeDto {
  @StringField()
  alias!: string;

  @StringField({ description: 'The alias as people read it' })
  label!: string;
}
