import { PickType } from '@nestjs/swagger';
import { HELPER_ALERT_KINDS, LENGTH } from '@ringtag/contracts';
import { AlertChoiceDto } from '../../codes';
import {
  ArrayField,
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  StringField,
  TimeField,
} from '../../platform/http/fields';

/** Somebody who helps with a code, or was invited to, as the owner sees it. */
export class HelperDto {
  @IdField() id!: string;
  @EmailField({ description: 'The invited address' }) email!: string;

  @StringField({ nullable: true, max: LENGTH.name.max, description: 'Null until the person accepts' })
  name!: string | null;

  @TimeField() invitedAt!: Date;
  @TimeField({ nullable: true, description: 'The end of the invitation; null once it was accepted' })
  expiresAt!: Date | null;

  @TimeField({ nullable: true }) consentedAt!: Date | null;
}

export class HelpersDto {
  @ArrayField(() => HelperDto) helpers!: HelperDto[];
}

export class NewHelperDto {
  @EmailField() email!: string;
}

/** What an invitation is about, for the invited person. */
export class HelperInvitationDto {
  @StringField() alias!: string;
  @StringField({ nullable: true, max: LENGTH.name.max, description: 'The name of the owner' })
  ownerName!: string | null;

  @BooleanField({ description: 'Whether the reader has accepted it' }) accepted!: boolean;
}

/** How the reader wants to hear of a new message, or of an opening of the page while the code is lost. */
export class HelperAlertDto extends PickType(AlertChoiceDto, ['mail', 'push']) {
  @EnumField(HELPER_ALERT_KINDS, 'HelperAlertKind') kind!: (typeof HELPER_ALERT_KINDS)[number];
}

/** A code with whose messages the reader helps. */
export class HelpedCodeDto {
  @IdField({ description: 'Of the help, not of the code' }) id!: string;
  @StringField() alias!: string;
  @StringField({ nullable: true, description: "The owner's own name for the code" }) label!: string | null;

  @StringField({ nullable: true, max: LENGTH.name.max, description: 'The name of the owner' })
  ownerName!: string | null;

  @TimeField() consentedAt!: Date;
  @ArrayField(() => HelperAlertDto) alerts!: HelperAlertDto[];
}

export class HelpedCodesDto {
  @ArrayField(() => HelpedCodeDto) codes!: HelpedCodeDto[];
}
