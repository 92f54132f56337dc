import { OmitType } from '@nestjs/swagger';
import { MailBounceDto } from '../../delivery';
import { ArrayField, ObjectField, StringField, TimeField } from '../../platform/http/fields';
import { ProfileFieldDto } from '../profile/profile.dto';
import { UserDto } from '../users/user.dto';

const LEFT_OUT = ['id', 'authorities', 'selectedProjectId', 'password', 'firstStepsClosed'] as const;

class ExportedAccountDto extends OmitType(UserDto, LEFT_OUT) {}

class ExportedSessionDto {
  @TimeField() createdAt!: Date;
  @TimeField() lastSeenAt!: Date;
  @TimeField() expiresAt!: Date;
  @StringField({ nullable: true }) userAgent!: string | null;

  @TimeField({ nullable: true, description: 'Since when pushes go to this device; null where none do' })
  pushesSince!: Date | null;
}

export class ExportedMailBounceDto {
  @ObjectField(() => MailBounceDto, { nullable: true, description: 'Set while emails come back' })
  mailBounce!: MailBounceDto | null;
}

/** The part of an export with what this domain stores of a person. */
export class ExportedAccountPartDto extends ExportedMailBounceDto {
  @ObjectField(() => ExportedAccountDto) account!: ExportedAccountDto;
  @ArrayField(() => ProfileFieldDto) profile!: ProfileFieldDto[];

  @StringField({ nullable: true, description: 'Where the photo can be downloaded, while the account exists' })
  photo!: string | null;

  @ArrayField(() => ExportedSessionDto) sessions!: ExportedSessionDto[];
}
