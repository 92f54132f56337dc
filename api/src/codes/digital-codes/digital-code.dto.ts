import { LENGTH, PAGE_KINDS, type PageKind } from '@ringtag/contracts';
import { EnumField, StringField } from '../../platform/http/fields';

/** The form for a new digital code. */
export class NewDigitalCodeDto {
  @StringField({
    optional: true,
    ...LENGTH.name,
    description: 'Becomes the name in the profile, where there is none yet',
  })
  profileName?: string;

  @StringField({
    optional: true,
    nullable: true,
    max: LENGTH.label.max,
    description: "The owner's own name for it",
  })
  label?: string | null;

  @EnumField(PAGE_KINDS, 'PageKind', {
    optional: true,
    description: 'When left out, the kind that the public fields suggest',
  })
  pageKind?: PageKind;
}
