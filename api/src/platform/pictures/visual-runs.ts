import bidiFactory from 'bidi-js';
import once from 'lodash/once';

/** A part of a line that is read in one direction, in the order in which it is read. */
export interface VisualRun {
  text: string;
  direction: 'ltr' | 'rtl';
}

const bidi = once(bidiFactory);
/** Where Hebrew and Arabic letters meet: fontkit shapes a run by one script. */
const SCRIPTS =
  /(?<=\p{scx=Hebr}[^\p{scx=Arab}]*)(?=\p{scx=Arab})|(?<=\p{scx=Arab}[^\p{scx=Hebr}]*)(?=\p{scx=Hebr})/u;

/**
 * The parts of a line as they stand from left to right (UAX #9). The first letter that has a direction decides on which
 * side the line begins, as with `dir="auto"`.
 */
export function toVisualRuns(text: string): VisualRun[] {
  const { getEmbeddingLevels, getMirroredCharacter, getReorderedIndices } = bidi();
  const levels = getEmbeddingLevels(text);
  const runs: (VisualRun & { level: number })[] = [];
  for (const index of getReorderedIndices(text, levels)) {
    const level = levels.levels[index]!;
    const direction = level % 2 ? 'rtl' : 'ltr';
    const sign = text[index]!;
    const letter = (direction === 'rtl' && getMirroredCharacter(sign)) || sign;
    const last = runs.at(-1);
    if (last?.level !== level) runs.push({ text: letter, direction, level });
    else last.text = direction === 'rtl' ? letter + last.text : last.text + letter;
  }
  return runs.flatMap(({ text: read, direction }) => {
    const parts = read.split(SCRIPTS).map((part) => ({ text: part, direction }));
    return direction === 'rtl' ? parts.reverse() : parts;
  });
}
