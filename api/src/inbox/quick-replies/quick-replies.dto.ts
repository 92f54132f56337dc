import { LENGTH, QUICK_REPLIES } from '@ringtag/contracts';
import { StringListField, TextListField } from '../../platform/http/fields';

export class QuickRepliesDto {
  @StringListField({
    nullable: true,
    description: 'In their order. Null until the owner changes them: pages have texts of their own then',
  })
  replies!: string[] | null;
}

/** All of them, in their order. */
export class SaveQuickRepliesDto {
  @TextListField({ min: 1, max: LENGTH.quickReply.max }, { max: QUICK_REPLIES.max })
  replies!: string[];
}
