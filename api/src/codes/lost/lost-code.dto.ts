import { LENGTH } from '@ringtag/contracts';
import { IntField, StringField, TimeField } from '../../platform/http/fields';

/** What the page of a lost code says in the words of its owner. */
export class LostWordsDto {
  @StringField({
    lines: true,
    max: LENGTH.lostWords.max,
    description: 'What the owner says to whoever finds it; may be empty',
  })
  words!: string;

  @StringField({ max: LENGTH.lostReward.max, description: 'What the finder gets; may be empty' })
  reward!: string;
}

/** A lost code as its owner sees it. */
export class LostCodeDto extends LostWordsDto {
  @TimeField() since!: Date;
  @IntField({ description: 'How often people have opened the page since' }) openings!: number;
}
