import { OmitType, PickType } from '@nestjs/swagger';
import {
  ACTIVATION_STEP_STATES,
  type ActivationStepState,
  CARD_COLOR_NAMES,
  type CardColor,
  LENGTH,
  LOCALES,
  type Locale,
  NOT_ACTIVATABLE_REASONS,
  type NotActivatableReason,
  PAGE_KINDS,
  type PageKind,
  PROFILE_FIELD_KEYS,
  SCAN_STATES,
  type ScanState,
} from '@ringtag/contracts';
import { ArrayUnique } from 'class-validator';
import {
  DraftFieldDto,
  ProfileFieldDto,
  ProofDto,
  SentCodeDto,
  SHARED_COMPUTER,
  UserDto,
} from '../../accounts';
import { CardLinkDto, LostWordsDto, ScannedCodeDto, TemplateDto } from '../../codes';
import {
  ArrayField,
  BooleanField,
  EmailField,
  EnumField,
  EnumListField,
  IdField,
  ObjectField,
  StringField,
} from '../../platform/http/fields';

export class PublicFieldDto extends OmitType(ProfileFieldDto, ['visibility']) {
  @StringField({
    optional: true,
    description: 'What a telephone dials for the value, where that is not just its digits',
  })
  dialled?: string;
}

export class PublicLinkDto extends CardLinkDto {
  @StringField({ description: 'Where the link leads, as people read it' }) host!: string;
}

export class PublicOwnerDto {
  @StringField() name!: string;
  @ArrayField(() => PublicFieldDto) fields!: PublicFieldDto[];

  @StringField({ optional: true, description: 'The address of the photo, where there is one' })
  photo?: string;

  @EnumField(CARD_COLOR_NAMES, 'CardColor', { optional: true, description: 'Of the head of the page' })
  color?: CardColor;

  @ArrayField(() => PublicLinkDto, {
    optional: true,
    description: 'Own links of this page, where there are any',
  })
  links?: PublicLinkDto[];

  @BooleanField({ optional: true, description: 'True where others help the owner to answer' })
  helped?: true;
}

export class ScanViewerDto {
  @BooleanField() signedIn!: boolean;
  @BooleanField() isOwner!: boolean;
  @StringField({ optional: true }) email?: string;

  @IdField({ optional: true, description: 'The code among the own ones, where the viewer holds it' })
  codeId?: string;

  @StringField({ optional: true, description: 'What the viewer calls the code, where they hold it' })
  label?: string;

  @BooleanField({ optional: true, description: 'The viewer holds the code, and giving it up deletes it' })
  digital?: boolean;

  @BooleanField({ optional: true, description: 'The viewer has asked the owner to give the code up' })
  unactivationRequested?: boolean;
}

export class ScanQuery {
  @EnumField(['true'], 'ScanCounted', {
    optional: true,
    description: 'This scan was counted before: with the document, or by an earlier answer',
  })
  counted?: 'true';
}

export class ScanDto {
  @EnumField(SCAN_STATES, 'ScanState') state!: ScanState;
  @EnumListField(NOT_ACTIVATABLE_REASONS, 'NotActivatableReason') reasons!: NotActivatableReason[];
  @ObjectField(() => ScannedCodeDto) code!: ScannedCodeDto;

  @StringField({
    optional: true,
    description: 'Names the activation of a code whose owner can be written to; a paused code always has one',
  })
  mark?: string;

  @EnumField(PAGE_KINDS, 'PageKind', {
    optional: true,
    description: 'What the page of an activated code is for',
  })
  pageKind?: PageKind;

  @ObjectField(() => PublicOwnerDto, { optional: true, description: 'The public card of an activated code' })
  owner?: PublicOwnerDto;

  @ObjectField(() => TemplateDto, {
    optional: true,
    description: "The owner's own texts, where there are any",
  })
  template?: TemplateDto;

  @ObjectField(() => LostWordsDto, {
    optional: true,
    description: 'What the owner of a lost code says; only where the code is lost',
  })
  lost?: LostWordsDto;

  @BooleanField({ optional: true, description: 'Activating it takes the secret that came with the code' })
  asksSecret?: true;

  @ObjectField(() => ScanViewerDto) viewer!: ScanViewerDto;

  @StringField({
    optional: true,
    description: 'To be sent with a message; valid from 2 seconds to 24 hours after',
  })
  formToken?: string;
}

/** What comes with a code that has a claim secret: asked for where the scan says so. */
const CLAIM_SECRET = {
  optional: true,
  max: LENGTH.alias.max,
  description:
    'The secret on the back of the code, where `asksSecret`. Case, hyphens and spaces do not matter',
};

export class ActivationProfileDto {
  @StringField({ min: LENGTH.name.min, max: LENGTH.name.max }) name!: string;
  @EmailField() email!: string;

  @ArrayField(() => DraftFieldDto, { optional: true, max: PROFILE_FIELD_KEYS.length })
  @ArrayUnique((field: DraftFieldDto) => field?.key)
  fields?: DraftFieldDto[];

  @EnumField(LOCALES, 'Locale', { optional: true }) locale?: Locale;

  @EnumField(PAGE_KINDS, 'PageKind', {
    optional: true,
    description: 'What the page will be for; when left out, it is guessed from the public fields',
  })
  pageKind?: PageKind;

  @StringField(CLAIM_SECRET) claimSecret?: string;
}

/** `challengeId` and the code from the mail; neither for users who are signed in. */
export class ActivateDto extends PickType(ProofDto, ['challengeId', 'code']) {
  @EnumField(PAGE_KINDS, 'PageKind', {
    optional: true,
    description: 'Of users who are signed in. A mailed code brings what was sent with the profile',
  })
  pageKind?: PageKind;

  @StringField(CLAIM_SECRET) claimSecret?: string;
  @BooleanField(SHARED_COMPUTER) shared?: boolean;
}

export class ActivateLinkDto {
  @StringField({ min: 1, max: 200 }) token!: string;
  @BooleanField(SHARED_COMPUTER) shared?: boolean;
}

/** The profile that a mailed link would create: its public and its private fields. */
export class ActivationPreviewDto {
  @EmailField() email!: string;
  @StringField() name!: string;
  @ArrayField(() => ProfileFieldDto) fields!: ProfileFieldDto[];
}

/** What the code step of an activation shows to the browser that began it. */
export class ActivationStepDto {
  @EnumField(ACTIVATION_STEP_STATES, 'ActivationStepState') state!: ActivationStepState;

  @ObjectField(() => SentCodeDto, {
    optional: true,
    description: 'As long as the code can be entered or sent again',
  })
  challenge?: SentCodeDto;
}

export class ActivatedDto {
  @ObjectField(() => UserDto) user!: UserDto;
  @ObjectField(() => ScannedCodeDto) code!: ScannedCodeDto;
}

export class SentMessageDto {
  @IdField() id!: string;

  @StringField({
    description:
      'The token of the conversation that the message opened. Anyone who has it may read and write',
  })
  conversation!: string;
}
