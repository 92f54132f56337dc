import { LENGTH, PROJECT_SORTS, type ProjectSort } from '@ringtag/contracts';
import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ListQuery, ListType } from '../../platform/http/list.dto';

export class ProjectDto {
  @IdField() id!: string;
  @StringField() name!: string;
  @StringField({ nullable: true }) description!: string | null;
  @BooleanField() archived!: boolean;
  @BooleanField({ description: 'What new codes start with' }) activatable!: boolean;
  @BooleanField({ description: 'Whether new codes get a secret that activating them takes' })
  claimSecrets!: boolean;
  @IdField({ nullable: true, description: 'How codes without a preset look' }) presetId!: string | null;
  @IntField({ description: 'Codes in the project' }) itemCount!: number;
  @IntField({ description: 'Codes that somebody holds' }) activatedCount!: number;
  @TimeField() createdAt!: Date;
  @TimeField() updatedAt!: Date;
}

export class ProjectListDto extends ListType(ProjectDto) {}

export class ProjectListQuery extends ListQuery {
  @EnumField(['true', 'false'], 'ProjectArchivedFilter', { optional: true }) archived?: 'true' | 'false';
  @EnumField(PROJECT_SORTS, 'ProjectSort', { optional: true }) sort: ProjectSort = 'newest';
}

export class NewProjectDto {
  @StringField(LENGTH.newName) name!: string;
  @StringField({ lines: true, optional: true, max: LENGTH.description.max }) description?: string;
  @BooleanField({ optional: true }) activatable?: boolean;
  @BooleanField({ optional: true }) claimSecrets?: boolean;
  @IdField({ optional: true, nullable: true }) presetId?: string | null;

  @BooleanField({
    optional: true,
    description: 'Whether people can make their own codes in it, where no project is set for that yet',
  })
  digitalCodes?: boolean;
}

export class ChangeProjectDto {
  @StringField({ optional: true, min: 1, max: LENGTH.name.max }) name?: string;
  @StringField({ lines: true, optional: true, nullable: true, max: LENGTH.description.max })
  description?: string | null;
  @BooleanField({ optional: true }) activatable?: boolean;
  @BooleanField({ optional: true }) claimSecrets?: boolean;
  @BooleanField({ optional: true }) archived?: boolean;
  @IdField({ optional: true, nullable: true }) presetId?: string | null;
}
