import { LENGTH } from '@ringtag/contracts';
import { BooleanField, EmailField, ObjectField, StringField, TimeField } from '../../platform/http/fields';
import { ScannedCodeDto } from '../scan-pages/scanned-code.dto';

export class NewUnactivationRequestDto {
  @StringField({ lines: true, optional: true, max: LENGTH.reason.max, description: 'Shown to the owner' })
  reason?: string;
}

export class RequesterDto {
  @StringField({ nullable: true }) name!: string | null;
  @EmailField() email!: string;
}

/** A request as the owner sees it. */
export class UnactivationRequestDto {
  @ObjectField(() => ScannedCodeDto) code!: ScannedCodeDto;
  @StringField({ nullable: true, description: 'What the owner calls the code' }) label!: string | null;
  @ObjectField(() => RequesterDto) requester!: RequesterDto;
  @StringField({ nullable: true }) reason!: string | null;
  @TimeField() createdAt!: Date;
  @TimeField() expiresAt!: Date;
  @BooleanField({ description: 'Whether the owner has marked the code as lost' }) lost!: boolean;
}
