import { PickType } from '@nestjs/swagger';
import {
  PAGE_KINDS,
  type PageKind,
  UNACTIVATION_REQUEST_STATES,
  type UnactivationRequestState,
} from '@ringtag/contracts';
import { ArrayField, EnumField, ObjectField, StringField, TimeField } from '../../platform/http/fields';
import { CardDto } from '../cards/card.dto';
import { ExportedGiftDto } from '../gifts/gift.dto';
import { CodeEventDto } from '../history/code-history.dto';
import { LostCodeDto } from '../lost/lost-code.dto';
import { AlertChoiceDto } from '../my-codes/my-code-alerts.dto';
import { MyCodeDto } from '../my-codes/my-code.dto';
import { ScansOfDayDto } from '../scan-counts/code-scans.dto';
import { TemplateDto } from '../templates/template.dto';
import { UnactivationRequestDto } from '../unactivations/unactivation-request.dto';

const CODE = ['digital', 'label', 'notify', 'holdsUnproved', 'activatedAt'] as const;

class ExportedCodeDto extends PickType(MyCodeDto, CODE) {
  @StringField({ nullable: true, description: 'Null for a code that no longer exists' })
  alias!: string | null;

  @EnumField(PAGE_KINDS, 'PageKind', {
    nullable: true,
    description: 'What the owner chose for the scan page',
  })
  pageKind!: PageKind | null;

  @TimeField({ nullable: true, description: 'Null while the code is held' }) endedAt!: Date | null;

  @ObjectField(() => TemplateDto, { nullable: true, description: 'Own texts of the scan page' })
  template!: TemplateDto | null;

  @ObjectField(() => CardDto, { nullable: true, description: 'What the scan page shows of its owner' })
  card!: CardDto | null;

  @ArrayField(() => AlertChoiceDto, { description: 'How the owner hears of the code' })
  alerts!: AlertChoiceDto[];
  @ObjectField(() => LostCodeDto, { nullable: true, description: 'Null unless the code is lost' })
  lost!: LostCodeDto | null;

  @ArrayField(() => CodeEventDto, { description: 'What happened to it, newest first' })
  history!: CodeEventDto[];
}

class ExportedRequestDto extends PickType(UnactivationRequestDto, ['reason', 'createdAt', 'expiresAt']) {
  @StringField({ description: 'The alias of the code that was asked for' }) code!: string;
  @EnumField(UNACTIVATION_REQUEST_STATES, 'UnactivationRequestState') state!: UnactivationRequestState;
}

/** The part about codes in a person's export. */
export class ExportedCodesPartDto {
  @ArrayField(() => ExportedCodeDto) codes!: ExportedCodeDto[];

  @ArrayField(() => ScansOfDayDto, { description: 'Scans of the own codes on the last 30 days' })
  scansByDay!: ScansOfDayDto[];

  @ArrayField(() => ExportedRequestDto) unactivationRequests!: ExportedRequestDto[];

  @ArrayField(() => ExportedGiftDto, { description: 'Codes that are being given away' })
  gifts!: ExportedGiftDto[];
}
