import { LENGTH } from '@ringtag/contracts';
import { BooleanField, StringField } from '../../platform/http/fields';

/** Who wrote for the owner's side, where it was somebody else than the reader. */
export class AuthorDto {
  @StringField({
    nullable: true,
    max: LENGTH.name.max,
    description: 'Null without a name, and for an account that was deleted',
  })
  name!: string | null;

  @BooleanField({ description: 'False for a helper' }) isOwner!: boolean;
}
