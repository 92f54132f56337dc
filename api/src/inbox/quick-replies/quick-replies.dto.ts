import { LENGTH, QUICK_REPLIES } from '@ringtag/contracts';
import { Transform } from 'class-transformer';
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
  // Above the other decorator: it runs before the texts are trimmed.
  @Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toText) : value))
  @TextListField({ min: 1, max: LENGTH.quickReply.max }, { max: QUICK_REPLIES.max })
  replies!: string[];
}

/** Pages of the previous release send an object for each text. */
function toText(reply: unknown): unknown {
  return typeof reply === 'object' && reply !== null && 'body' in reply ? reply.body : reply;
}
