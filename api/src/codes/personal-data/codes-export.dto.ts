import {
  NOTIFY_MODES,
  type NotifyMode,
  PAGE_KINDS,
  type PageKind,
  UNACTIVATION_REQUEST_STATES,
  type UnactivationRequestState,
} from '@ringtag/contracts';
import {
  ArrayField,
  BooleanField,
  EnumField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { ScansOfDayDto } from '../scan-counts/code-scans.dto';
import { TemplateDto } from '../templates/template.dto';

class ExportedCodeDto {
  @StringField({ nullable: true, description: 'Null for a code that no longer exists' })
  alias!: string | null;

  @BooleanField({ description: 'Whether its owner made it without a sticker' }) digital!: boolean;
  @StringField({ nullable: true }) label!: string | null;
  @EnumField(NOTIFY_MODES, 'NotifyMode') notify!: NotifyMode;

  @EnumField(PAGE_KINDS, 'PageKind', {
    nullable: true,
    description: 'What the owner chose for the scan page',
  })
  pageKind!: PageKind | null;

  @TimeField() activatedAt!: Date;
  @TimeField({ nullable: true, description: 'Null while the code is held' }) endedAt!: Date | null;

  @ObjectField(() => TemplateDto, { nullable: true, description: 'Own texts of the scan page' })
  template!: TemplateDto | null;
}

class ExportedRequestDto {
  @StringField({ description: 'The alias of the code that was asked for' }) code!: string;
  @StringField({ nullable: true }) reason!: string | null;
  @EnumField(UNACTIVATION_REQUEST_STATES, 'UnactivationRequestState') state!: UnactivationRequestState;
  @TimeField() createdAt!: Date;
  @TimeField() expiresAt!: Date;
}

/** The part about codes in a person's export. */
export class ExportedCodesPartDto {
  @ArrayField(() => ExportedCodeDto) codes!: ExportedCodeDto[];

  @ArrayField(() => ScansOfDayDto, { description: 'Scans of the own codes on the last 30 days' })
  scansByDay!: ScansOfDayDto[];

  @ArrayField(() => ExportedRequestDto) unactivationRequests!: ExportedRequestDto[];
}
