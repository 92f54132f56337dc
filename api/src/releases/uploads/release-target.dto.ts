import { ArrayField, IntField, StringField, StringListField } from '../../platform/http/fields';
import { ReleaseDto } from '../decisions/release.dto';

export class SharedLibraryDto {
  @StringField() name!: string;
  @StringListField({ description: 'What its entry exports, without types' }) exports!: string[];
}

export class ReleaseTargetDto {
  @StringField({ description: 'The remote of the token' }) remote!: string;
  @StringField({
    description: 'The id of the commit that the server was built from. Empty where nobody said',
  })
  commit!: string;

  @IntField({ description: 'The version of the contract that the shell has' }) contract!: number;
  @ArrayField(() => SharedLibraryDto, { description: 'What remotes can import from the shell' })
  shared!: SharedLibraryDto[];

  @StringListField({ description: 'What pages can call: `GET /api/items/{id}`' }) calls!: string[];
  @ArrayField(() => ReleaseDto, { description: 'Those of the remote, the highest number first' })
  releases!: ReleaseDto[];
}
