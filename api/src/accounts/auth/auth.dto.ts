import { LENGTH, LOCALES, type Locale } from '@ringtag/contracts';
import { BooleanField, EmailField, EnumField, StringField } from '../../platform/http/fields';
import { ProofDto } from '../challenges/challenge.dto';
import { SHARED_COMPUTER } from '../devices/shared-computer';

export class PasswordResetDto {
  @EmailField() email!: string;
  @EnumField(LOCALES, 'Locale', { optional: true }) locale?: Locale;
}

export class SignInDto extends PasswordResetDto {
  @StringField({ optional: true, min: 1, max: LENGTH.password.max, trim: false }) password?: string;

  @BooleanField({ ...SHARED_COMPUTER, description: `${SHARED_COMPUTER.description}. With a password` })
  shared?: boolean;
}

/** A proof that opens a session. */
export class SignInProofDto extends ProofDto {
  @BooleanField(SHARED_COMPUTER) shared?: boolean;
}

export class RegisterDto extends PasswordResetDto {
  @StringField({ optional: true, min: LENGTH.name.min, max: LENGTH.name.max }) name?: string;

  @StringField({ optional: true, min: LENGTH.password.min, max: LENGTH.password.max, trim: false })
  password?: string;
}

export class PasswordResetVerifyDto extends ProofDto {
  @StringField({ min: LENGTH.password.min, max: LENGTH.password.max, trim: false }) password!: string;
}
