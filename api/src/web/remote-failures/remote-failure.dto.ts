import { REMOTE_NAME } from '@ringtag/contracts';
import { EnumField, StringField } from '../../platform/http/fields';

/** What could not be shown: the remote at all, one of its pages, or a part of a page. */
export const FAILED_PARTS = ['remote', 'page', 'part'] as const;
export type FailedPart = (typeof FAILED_PARTS)[number];

export class ReportedFailureDto {
  @StringField({ max: 40, pattern: REMOTE_NAME }) remote!: string;

  @EnumField(FAILED_PARTS, 'FailedPart', {
    description:
      '`remote`: it did not load; `page`, `part`: a page of it, or a part of one, did not load or threw',
  })
  part!: FailedPart;
}
