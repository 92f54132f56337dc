import { PickType } from '@nestjs/swagger';
import { LENGTH } from '@ringtag/contracts';
import { StringField } from '../../platform/http/fields';
import { ProofDto } from '../challenges/challenge.dto';

/** Accounts with a password send it; others a mailed code of the purpose that the call names. */
export class PasswordOrDigitsDto extends PickType(ProofDto, ['challengeId', 'code']) {
  @StringField({ optional: true, min: 1, max: LENGTH.password.max, trim: false }) password?: string;
}
