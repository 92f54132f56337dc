import { MAIL_BOUNCES } from '@ringtag/contracts';
import { ArrayField, EmailField, EnumField, MomentField, TimeField } from '../../platform/http/fields';
import { BOUNCE_KINDS, type BounceKind } from '../tables/mail-bounce.entity';

/** A mailbox that is full or away for a while is told, too, and changes nothing. */
const REPORTED_KINDS = [...BOUNCE_KINDS, 'temporary'] as const;

class ReportedBounceDto {
  @EmailField() email!: string;

  @EnumField(REPORTED_KINDS, 'ReportedBounceKind', {
    description:
      '`permanent`: the address takes no email; `complaint`: its owner reported spam; `temporary`: ignored',
  })
  kind!: (typeof REPORTED_KINDS)[number];

  @MomentField({ description: 'When the email came back' }) at!: Date;
}

export class ReportedBouncesDto {
  @ArrayField(() => ReportedBounceDto, { min: 1, max: MAIL_BOUNCES.max }) bounces!: ReportedBounceDto[];
}

/** Why an address gets no notices. */
export class MailBounceDto {
  @EnumField(BOUNCE_KINDS, 'BounceKind') kind!: BounceKind;
  @TimeField({ description: 'When the last email came back' }) bouncedAt!: Date;
}
