import {
  LENGTH,
  PROFILE_FIELD_KEYS,
  type ProfileFieldKey,
  VISIBILITIES,
  type Visibility,
} from '@ringtag/contracts';
import { ArrayUnique } from 'class-validator';
import { ArrayField, EnumField, StringField } from '../../platform/http/fields';

export class ProfileFieldDto {
  @EnumField(PROFILE_FIELD_KEYS, 'ProfileFieldKey') key!: ProfileFieldKey;
  @StringField({ min: 1, max: LENGTH.fieldValue.max }) value!: string;
  @EnumField(VISIBILITIES, 'Visibility') visibility!: Visibility;
}

/** What owners publish or keep about themselves (specification 3). */
export class ProfileDto {
  @StringField({ nullable: true, description: 'Null until the owner has given one' }) name!: string | null;
  @ArrayField(() => ProfileFieldDto) fields!: ProfileFieldDto[];

  @StringField({ optional: true, description: 'The address of the photo, where there is one' })
  photo?: string;
}

export class PhotoDto {
  @StringField({ description: 'The address of the photo' }) photo!: string;
}

class NewProfileFieldDto {
  @EnumField(PROFILE_FIELD_KEYS, 'ProfileFieldKey') key!: ProfileFieldKey;

  @StringField({ lines: true, max: LENGTH.fieldValue.max, description: 'An empty one leaves the field out' })
  value!: string;

  @EnumField(VISIBILITIES, 'Visibility', {
    optional: true,
    description: 'When left out, it stays as it is; a new field begins as its key does',
  })
  visibility?: Visibility;
}

/** A field as it is sent with an activation. */
export class DraftFieldDto {
  @EnumField(PROFILE_FIELD_KEYS, 'ProfileFieldKey') key!: ProfileFieldKey;
  @StringField({ lines: true, min: 1, max: LENGTH.fieldValue.max }) value!: string;

  @EnumField(VISIBILITIES, 'Visibility', {
    optional: true,
    description:
      'When left out, it begins as its key does: a date of birth or an address private, others public',
  })
  visibility?: Visibility;
}

/** The whole profile: fields that are missing here are removed. */
export class NewProfileDto {
  @StringField({ min: LENGTH.name.min, max: LENGTH.name.max }) name!: string;

  @ArrayField(() => NewProfileFieldDto, { max: PROFILE_FIELD_KEYS.length })
  @ArrayUnique((field: NewProfileFieldDto) => field?.key)
  fields!: NewProfileFieldDto[];
}
