import { LOST } from '@ringtag/contracts';
import { IntField, StringField, TimeField } from '../../platform/http/fields';

const WORDS = {
  lines: true,
  max: LOST.words.max,
  description: 'What the owner says to whoever finds it; may be empty',
};
const REWARD = { max: LOST.reward.max, description: 'What the finder gets; may be empty' };

/** What the page of a lost code says in the words of its owner. */
export class LostWordsDto {
  @StringField(WORDS) words!: string;
  @StringField(REWARD) reward!: string;
}

/** The same to write: what is left out stays as it is. */
export class ChangeLostDto {
  @StringField({ ...WORDS, optional: true }) words?: string;
  @StringField({ ...REWARD, optional: true }) reward?: string;
}

/** A lost code as its owner sees it. */
export class LostCodeDto extends LostWordsDto {
  @TimeField() since!: Date;
  @IntField({ description: 'How often people have opened the page since' }) openings!: number;
}
