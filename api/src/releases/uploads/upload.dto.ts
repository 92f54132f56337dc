import { RELEASE } from '@ringtag/contracts';
import { ArrayField, IntField, StringField, StringListField } from '../../platform/http/fields';

const DESCRIPTION = { min: 2, max: RELEASE.descriptionLength, trim: false };

/** A file of a release. */
export class AnnouncedFileDto {
  @StringField({
    max: RELEASE.pathLength,
    trim: false,
    description: 'As in the folder of the build: `assets/<name>.<hash>.js`',
  })
  path!: string;

  @StringField({ pattern: /^[0-9a-f]{96}$/, description: 'Of its bytes, in hex' }) sha384!: string;
  @IntField({ min: 1, max: RELEASE.fileBytes, description: 'Its bytes' }) size!: number;
}

export class NewReleaseDto {
  @IntField({ min: 1, max: 999_999_999, description: 'The number of commits up to the one that was built' })
  number!: number;

  @StringField({ pattern: /^[0-9a-f]{40}$/, description: 'The id of that commit' }) commit!: string;
  @StringField({ ...DESCRIPTION, description: 'The content of `remote.json`' }) description!: string;
  @StringField({ ...DESCRIPTION, description: 'The content of `mf-manifest.json`' }) manifest!: string;
  @StringField({ ...DESCRIPTION, description: 'The content of `chunks.json`' }) chunks!: string;

  @ArrayField(() => AnnouncedFileDto, {
    min: 1,
    max: RELEASE.files,
    description: 'All other files, without source maps and compressed copies',
  })
  files!: AnnouncedFileDto[];
}

export class BegunReleaseDto {
  @StringListField({ description: 'The `sha384` of the files to upload: the server does not have them' })
  missing!: string[];
}
