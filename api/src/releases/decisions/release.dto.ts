import { PickType } from '@nestjs/swagger';
import {
  BooleanField,
  EnumField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ItemsType } from '../../platform/http/list.dto';
import { AccountDeletionDto } from '../../self-service';

/** Who sees a release: everybody, a share of the documents, or nobody. */
const AUDIENCES = ['everybody', 'share', 'nobody'] as const;
type Audience = (typeof AUDIENCES)[number];

export class ReleaseDto {
  @StringField() remote!: string;
  @IntField({ description: 'The number of commits up to the one that was built. 0 where nobody said' })
  number!: number;
  @StringField({ description: 'The id of that commit. Empty where nobody said' }) commit!: string;
  @IntField({ description: 'The version of the contract with the shell' }) contract!: number;
  @IntField({ description: 'How many in a hundred documents may show it' }) share!: number;
  @BooleanField() blocked!: boolean;
  @IntField({ description: 'Counts the decisions; a change names the one it was made upon' })
  version!: number;
  @BooleanField({ description: 'Whether it ships with the server' }) shipped!: boolean;
  @EnumField(AUDIENCES, 'ReleaseAudience', { description: 'Who sees it now' }) audience!: Audience;
  @StringField({ nullable: true, description: 'The token that uploaded it' }) uploadedBy!: string | null;
  @TimeField({ nullable: true }) uploadedAt!: Date | null;

  @TimeField({
    nullable: true,
    description: 'The decision since which everybody sees it. Null where none was needed',
  })
  servedSince!: Date | null;
}

export class PreviewedReleaseDto extends PickType(ReleaseDto, ['remote', 'number']) {}

export class ReleaseListDto extends ItemsType(ReleaseDto) {
  @ObjectField(() => PreviewedReleaseDto, {
    nullable: true,
    description: 'What this session sees in place of what is served',
  })
  previewed!: PreviewedReleaseDto | null;
}

/** Proven like a change of the password, but for a sign-in within ten minutes, which is enough. */
export class ChangeReleaseDto extends AccountDeletionDto {
  @IntField({ min: 0, description: 'That of the release when it was read' }) version!: number;

  @IntField({ optional: true, min: 0, max: 100, description: '100 shows it to everybody' }) share?: number;
  @BooleanField({ optional: true, description: 'Whether nobody may see it, whatever its share' })
  blocked?: boolean;
}
