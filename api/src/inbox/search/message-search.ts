import { WORD_SEARCH } from '@ringtag/contracts';
import map from 'lodash/map';
import maxBy from 'lodash/maxBy';
import { Brackets, In, type SelectQueryBuilder } from 'typeorm';
import { readSplit } from '../../platform/database/split-rows';
import { MessageWordEntity } from '../tables/message-word.entity';
import { MessageEntity } from '../tables/message.entity';
import { toWords } from './to-words';

/** A word, or how it begins. */
interface Wanted {
  word: string;
  begins: boolean;
}

type Selected = SelectQueryBuilder<MessageEntity>;
type Found = Pick<MessageEntity, 'id' | 'activeAt'>;

/** Behind every character that a word can contain. */
const BEHIND = '\u{10ffff}';

/**
 * The ids of those of the selected messages whose conversations have all words of a text, in the order of the inbox; the
 * last word may be unfinished. Looks at no more than `WORD_SEARCH.found` of them, however many there are (ADR 23):
 * `more` tells that there may be others.
 * @param selected messages of the owner, as `m`
 */
export async function findByWords(
  ownerId: string,
  text: string,
  selected: Selected,
): Promise<{ ids: string[]; more: boolean }> {
  const wanted = toWanted(text);
  const { found, more } = await findMatching(ownerId, wanted, selected);
  const ids = map(found, 'id');
  return { ids: ids.slice(0, WORD_SEARCH.found), more: more || ids.length > WORD_SEARCH.found };
}

/** Narrows a query to all messages that match, to walk through them. It reads the words of all selected messages. */
export function narrowToWords(text: string, selected: Selected): Selected {
  const wanted = toWanted(text);
  const matches = new Brackets((has) => {
    if (wanted.length === 0) has.where('1 = 0');
    wanted.forEach((each, i) => has.andWhere(...toCondition(each, i)));
  });
  return selected.andWhere(matches);
}

async function findMatching(
  ownerId: string,
  wanted: Wanted[],
  selected: Selected,
): Promise<{ found: Found[]; more: boolean }> {
  if (wanted.length === 0) return { found: [], more: false };
  const { ids, left, more } = await findCandidates(ownerId, wanted, selected);
  const found = await readSplit(ids, (some) => {
    const select = selected.clone().andWhere({ id: In(some) });
    left.forEach((each, i) => select.andWhere(...toCondition(each, i)));
    return select.select(['m.id', 'm.activeAt']).getMany();
  });
  return { found: found.sort(byActivity), more };
}

/**
 * Conversations among which are all that match, and the words that they may lack. If all words are frequent, they are
 * those that have the longest word and began last, and those in which somebody wrote last; there may be `more`.
 */
async function findCandidates(
  ownerId: string,
  wanted: Wanted[],
  selected: Selected,
): Promise<{ ids: string[]; left: Wanted[]; more: boolean }> {
  for (const each of wanted) {
    const ids = await readIds(selected, ownerId, each, WORD_SEARCH.found + 1);
    if (ids.length <= WORD_SEARCH.found)
      return { ids: [...new Set(ids)], left: wanted.filter((other) => other !== each), more: false };
  }
  const half = WORD_SEARCH.found / 2;
  const { word } = maxBy(wanted, ({ word: { length } }) => length)!;
  const begunLast = await readIds(selected, ownerId, { word, begins: false }, half);
  const activeLast = await selected
    .clone()
    .select('m.id', 'id')
    .orderBy({ 'm.activeAt': 'DESC', 'm.id': 'DESC' })
    .limit(half)
    .getRawMany<{ id: string }>();
  return { ids: [...new Set([...begunLast, ...map(activeLast, 'id')])], left: wanted, more: true };
}

/** The ids of conversations with a word, the newest first. With the beginning of a word they come in any order. */
async function readIds(
  selected: Selected,
  ownerId: string,
  { word, begins }: Wanted,
  most: number,
): Promise<string[]> {
  const select = selected.connection
    .createQueryBuilder(MessageWordEntity, 'w')
    .select('w.messageId', 'id')
    .where({ ownerId })
    .limit(most);
  if (begins) select.andWhere('w.word >= :word AND w.word < :behind', { word, behind: word + BEHIND });
  else select.andWhere({ word }).orderBy('w.messageId', 'DESC');
  return map(await select.getRawMany<{ id: string }>(), 'id');
}

function toWanted(text: string): Wanted[] {
  const words = toWords(text, WORD_SEARCH.words);
  return words.map((word, i) => ({ word, begins: i === words.length - 1 }));
}

function toCondition({ word, begins }: Wanted, i: number): [string, Record<string, string>] {
  const matches = begins ? `w.word >= :word${i} AND w.word < :behind${i}` : `w.word = :word${i}`;
  return [
    `EXISTS (SELECT 1 FROM message_words w WHERE w.messageId = m.id AND ${matches})`,
    { [`word${i}`]: word, ...(begins && { [`behind${i}`]: word + BEHIND }) },
  ];
}

/** Those in which somebody wrote last come first. */
function byActivity(one: Found, other: Found): number {
  return other.activeAt.getTime() - one.activeAt.getTime() || (one.id < other.id ? 1 : -1);
}
