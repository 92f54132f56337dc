import { CODE_EVENTS, type CodeEvent } from '@ringtag/contracts';
import { EnumField, TimeField } from '../../platform/http/fields';
import { ListType } from '../../platform/http/list.dto';

/** Something that happened to a code during one activation. It names nobody. */
export class CodeEventDto {
  @EnumField(CODE_EVENTS, 'CodeEvent') event!: CodeEvent;
  @TimeField() at!: Date;
}

export class CodeHistoryDto extends ListType(CodeEventDto, 'Newest first') {}
