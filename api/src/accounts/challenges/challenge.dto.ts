import { CODE_STEP_STATES, type CodeStepState, LENGTH } from '@ringtag/contracts';
import { maskEmail } from '../../platform/addresses/email';
import { newFieldError } from '../../platform/errors/domain-error';
import {
  BooleanField,
  EmailField,
  EnumField,
  IdField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import type { Challenge } from './challenges.service';
import type { Proof } from './challenges.service';

const EMAIL_SENT = ['ok'] as const;

/** The answer to a request for digits: the same for known and unknown addresses (OTP-10). */
export class ChallengeDto {
  @IdField() challengeId!: string;
  @EmailField() email!: string;
  @TimeField() expiresAt!: Date;
  @TimeField({ description: 'From when on the code can be sent again' }) resendAt!: Date;
  @BooleanField({ optional: true }) passwordless?: boolean;
  @EnumField(EMAIL_SENT, 'EmailSent') emailSent!: 'ok';

  static from(challenge: Challenge, extra: { passwordless?: true } = {}): ChallengeDto {
    return {
      challengeId: challenge.id,
      email: challenge.emailAsTyped,
      expiresAt: challenge.expiresAt,
      resendAt: challenge.resendAt,
      ...extra,
      emailSent: 'ok',
    };
  }

  /**
   * The address is masked. The id is in the URL of the page that asks for the digits, so people who did not type the
   * address may know the id.
   */
  static fromMasked(challenge: Challenge): ChallengeDto {
    return { ...ChallengeDto.from(challenge), email: maskEmail(challenge.emailAsTyped) };
  }
}

/** What a page shows of a mailed code that can still be entered or sent again. */
export class SentCodeDto {
  @StringField({ description: 'Where it was sent, masked' }) email!: string;
  @TimeField() expiresAt!: Date;
  @TimeField({ description: 'From when on the code can be sent again' }) resendAt!: Date;
}

export function toSentCode({ emailAsTyped, expiresAt, resendAt }: Challenge): SentCodeDto {
  return { email: maskEmail(emailAsTyped), expiresAt, resendAt };
}

/** What the code step of a sign-in, a sign-up or a new password shows to the browser that began it. */
export class CodeStepDto {
  @EnumField(CODE_STEP_STATES, 'CodeStepState') state!: CodeStepState;

  @ObjectField(() => SentCodeDto, {
    optional: true,
    description: 'As long as the code can be entered or sent again',
  })
  challenge?: SentCodeDto;
}

export class ResendDto {
  @IdField() challengeId!: string;
}

/** Either `challengeId` and `code`, or `token`. */
export class ProofDto {
  @IdField({ optional: true }) challengeId?: string;
  @StringField({ optional: true, min: LENGTH.digits, max: LENGTH.digits, pattern: /^\d{6}$/ }) code?: string;

  @StringField({ optional: true, min: 1, max: 200, description: 'The token of the mailed link' })
  token?: string;
}

/** Throws a validation error unless the body has exactly one complete proof. */
export function toProof({ challengeId, code, token }: ProofDto): Proof {
  if (token !== undefined && challengeId === undefined && code === undefined) return { token };
  if (token === undefined && challengeId !== undefined && code !== undefined)
    return { challengeId, digits: code };
  throw newFieldError('code', 'proof', 'Send challengeId and code, or token');
}
