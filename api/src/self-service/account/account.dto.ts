import { PickType } from '@nestjs/swagger';
import { LENGTH, LOCALES, type Locale } from '@ringtag/contracts';
import { ProofDto } from '../../accounts';
import { MailBounceDto } from '../../delivery';
import {
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ItemsType } from '../../platform/http/list.dto';

const PASSWORD = { optional: true, min: 1, max: LENGTH.password.max, trim: false };

/** The purposes that a code can be requested for; each code works for one of them. */
const CONFIRMATIONS = ['confirm', 'delete-account'] as const;

export class ChangeMeDto {
  @EnumField(LOCALES, 'Locale', { optional: true, description: 'The language of pages and mails' })
  locale?: Locale;

  @StringField({ optional: true, min: LENGTH.name.min, max: LENGTH.name.max }) name?: string;

  @BooleanField({ optional: true, description: 'The first steps need not be shown any more' })
  firstStepsClosed?: boolean;
}

export class ConfirmationDto {
  @EnumField(CONFIRMATIONS, 'ConfirmationPurpose', {
    description: '`confirm`: for the password or the email address; `delete-account`: for deleting',
  })
  purpose!: (typeof CONFIRMATIONS)[number];
}

/** A mailed code. */
class CodeDto extends PickType(ProofDto, ['challengeId', 'code']) {}

/** Accounts with a password send it; others a code of the purpose `confirm`, unless they signed in a moment ago. */
export class PasswordChangeDto extends CodeDto {
  @StringField({ min: LENGTH.password.min, max: LENGTH.password.max, trim: false }) password!: string;
  @StringField(PASSWORD) currentPassword?: string;
}

/** Accounts with a password send it; others a code of the purpose `delete-account`. */
export class AccountDeletionDto extends CodeDto {
  @StringField(PASSWORD) password?: string;
}

/** Proven like a change of the password. */
export class EmailChangeDto extends AccountDeletionDto {
  @EmailField() email!: string;
}

export class OwnAddressDto {
  @ObjectField(() => MailBounceDto, { nullable: true, description: 'Set while emails come back' })
  bounce!: MailBounceDto | null;
}

/** A device that is signed in. Never carries the secret or its hash (SES-1). */
class SessionDto {
  @IdField() id!: string;
  @TimeField() createdAt!: Date;
  @TimeField() lastSeenAt!: Date;
  @TimeField({ description: 'Without another request' }) expiresAt!: Date;
  @BooleanField({ description: 'Others use this computer: the session also ends with the browser' })
  shared!: boolean;

  @StringField({ nullable: true }) userAgent!: string | null;
  @BooleanField({ description: 'The session of this request' }) current!: boolean;
  @BooleanField({ description: 'Pushes go to this device' }) push!: boolean;
}

export class SessionListDto extends ItemsType(SessionDto) {}
