import { LENGTH, REMOTE_NAME } from '@ringtag/contracts';
import { IdField, ObjectField, StringField, TimeField } from '../../platform/http/fields';
import { ItemsType } from '../../platform/http/list.dto';
import { AccountDeletionDto } from '../../self-service';

/** Proven like a change of the password, but for a sign-in within ten minutes, which is enough. */
export class NewReleaseTokenDto extends AccountDeletionDto {
  @StringField({ pattern: REMOTE_NAME, description: 'The remote whose releases it uploads' }) remote!: string;
  @StringField({ ...LENGTH.name, description: 'What it is for' }) label!: string;
}

export class ReleaseTokenDto {
  @IdField() id!: string;
  @StringField() remote!: string;
  @StringField() label!: string;
  @TimeField() createdAt!: Date;
  @TimeField({ nullable: true, description: 'When it last began a release' }) lastUsedAt!: Date | null;
  @TimeField({ nullable: true, description: 'Set once it works no more' }) revokedAt!: Date | null;
}

export class CreatedReleaseTokenDto {
  @ObjectField(() => ReleaseTokenDto) created!: ReleaseTokenDto;
  @StringField({ description: 'What the program sends. It is shown this once' }) token!: string;
}

export class ReleaseTokenListDto extends ItemsType(ReleaseTokenDto) {}
