import { IntersectionType, PickType } from '@nestjs/swagger';
import {
  ArrayField,
  EnumField,
  IdField,
  IntField,
  ObjectField,
  StringField,
  TimeField,
} from '../../platform/http/fields';
import { PageQuery, LongListType } from '../../platform/http/list.dto';
import { ConversationMessageDto } from '../conversation-records/conversation-message.dto';
import { MessageCodeDto, MessageDto } from '../messages/message.dto';

export class ReportedCodeDto extends PickType(MessageCodeDto, ['id', 'alias']) {}

export class ReportPersonDto {
  @IdField() id!: string;
  @StringField({ nullable: true }) name!: string | null;
}

/** A reported conversation as lists show it: nothing of what was written. */
export class ReportDto {
  @IdField({ description: 'That of the conversation' }) id!: string;
  @ObjectField(() => ReportedCodeDto) code!: ReportedCodeDto;
  @ObjectField(() => ReportPersonDto, { description: 'Who reported it' }) owner!: ReportPersonDto;
  @IntField({ description: 'Messages of both sides' }) messageCount!: number;
  @TimeField() reportedAt!: Date;
  @TimeField({ nullable: true, description: 'When an administrator was done with it' })
  settledAt!: Date | null;
  @ObjectField(() => ReportPersonDto, {
    nullable: true,
    description: 'Null, too, when the account is deleted',
  })
  settledBy!: ReportPersonDto | null;
}

export class ReportListDto extends LongListType(ReportDto) {
  @IntField({ description: 'All reports that nobody has settled, those of pages too' }) open!: number;
}

export class ReportListQuery extends PageQuery {
  @EnumField(['true', 'false'], 'ReportSettledFilter', {
    optional: true,
    description: 'Those that are settled, instead of those that are open',
  })
  settled?: 'true' | 'false';
}

/** With what both sides wrote. Addresses and numbers of the sender are not in it. */
export class ReportedConversationDto extends IntersectionType(ReportDto, PickType(MessageDto, ['kind'])) {
  @StringField({ nullable: true, description: 'As the sender wrote it' }) senderName!: string | null;
  @ArrayField(() => ConversationMessageDto) messages!: ConversationMessageDto[];
}
