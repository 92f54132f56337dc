import { REMOTE_NAME } from '@ringtag/contracts';
import { BooleanField, IdField, IntField, StringField } from '../../platform/http/fields';

export class NewShareLoadDto {
  @StringField({ max: 40, pattern: REMOTE_NAME }) remote!: string;
  @IntField({ min: 1, max: 999_999_999, description: 'That of the release, as the document names it' })
  number!: number;
}

export class ShareLoadDto {
  @IdField() id!: string;
}

export class EndedShareLoadDto {
  @BooleanField({ description: 'Whether the release is loaded; false where that failed' }) finished!: boolean;
}
