import { LENGTH, QUICK_REPLIES } from '@ringtag/contracts';
import { ArrayField, StringField, StringListField } from '../../platform/http/fields';

export class QuickRepliesDto {
  @StringListField({
    nullable: true,
    description: 'In their order. Null until the owner changes them: pages have texts of their own then',
  })
  replies!: string[] | null;
}

export class NewQuickReplyDto {
  @StringField({ min: 1, max: LENGTH.quickReply.max }) body!: string;
}

/** All of them, in their order. */
export class SaveQuickRepliesDto {
  @ArrayField(() => NewQuickReplyDto, { max: QUICK_REPLIES.max }) replies!: NewQuickReplyDto[];
}
