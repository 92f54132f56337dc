import {
  CARD_COLOR_NAMES,
  CARD_LINKS_MAX,
  type CardColor,
  LENGTH,
  PROFILE_FIELD_KEYS,
  type ProfileFieldKey,
} from '@ringtag/contracts';
import { ArrayUnique } from 'class-validator';
import { ArrayField, BooleanField, EnumField, EnumListField, StringField } from '../../platform/http/fields';

export class CardLinkDto {
  @StringField({ ...LENGTH.linkLabel }) label!: string;
  @StringField({ ...LENGTH.linkUrl, description: 'https, and without a password' }) url!: string;
}

/** What the page of one code shows of its owner. */
export class CardDto {
  @EnumListField(PROFILE_FIELD_KEYS, 'ProfileFieldKey', {
    nullable: true,
    max: PROFILE_FIELD_KEYS.length,
    description:
      'The fields of the profile that are shown, each only while it is public. Null for all public fields',
  })
  @ArrayUnique()
  fields!: ProfileFieldKey[] | null;

  @StringField({
    max: LENGTH.name.max,
    description: "Stands for all names of the profile; empty for the profile's",
  })
  name!: string;

  @StringField({
    max: LENGTH.fieldValue.max,
    description: "Stands for the job title; empty for the profile's",
  })
  role!: string;

  @BooleanField({
    optional: true,
    description: 'Whether the photo of the profile is shown. True if left out',
  })
  photo?: boolean;

  @EnumField(CARD_COLOR_NAMES, 'CardColor', { nullable: true, description: 'Of the head of the page' })
  color!: CardColor | null;

  @ArrayField(() => CardLinkDto, { max: CARD_LINKS_MAX, description: 'In the order in which they are shown' })
  links!: CardLinkDto[];
}
