/** The parts of a time of day as somebody types them; hours run to 23, or from 1 to 12 with `am` or `pm`. */
export interface TimeParts {
  hours?: number;
  minutes?: number;
  seconds?: number;
  meridiem?: Meridiem;
}

/** Labels fixed by specification 9, the same in every language. */
export type Meridiem = 'am' | 'pm';
export type NumberPart = 'hours' | 'minutes' | 'seconds';
export type TimePart = NumberPart | 'meridiem';

/** Which parts there are. */
export interface Clock {
  hours: 12 | 24;
  seconds: boolean;
}

export const partsShown = ({ hours, seconds }: Clock): TimePart[] => [
  'hours',
  'minutes',
  ...(seconds ? (['seconds'] as const) : []),
  ...(hours === 12 ? (['meridiem'] as const) : []),
];

/** Hours 0 to 23 or 1 to 12, minutes and seconds 0 to 59 (specification 5). */
export function boundsOf(part: NumberPart, clock: Clock): [min: number, max: number] {
  if (part !== 'hours') return [0, 59];
  return clock.hours === 12 ? [1, 12] : [0, 23];
}

const VALUE = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const pad = (number: number) => String(number).padStart(2, '0');

/** The parts of a value `HH:mm` or `HH:mm:ss`; none for the empty text. */
export function splitTime(value: string, clock: Clock): TimeParts {
  const [, hours, minutes, seconds = 0] = VALUE.exec(value) ?? [];
  if (hours === undefined) return {};
  const parts = { minutes: Number(minutes), seconds: Number(seconds) };
  if (clock.hours === 24) return { ...parts, hours: Number(hours) };
  return { ...parts, hours: Number(hours) % 12 || 12, meridiem: Number(hours) < 12 ? 'am' : 'pm' };
}

/** The value of the parts, or the empty text while one is missing. */
export function joinTime(parts: TimeParts, clock: Clock): string {
  if (partsShown(clock).some((part) => parts[part] === undefined)) return '';
  const { hours = 0, minutes = 0, seconds = 0, meridiem } = parts;
  const of24 = clock.hours === 24 ? hours : (hours % 12) + (meridiem === 'pm' ? 12 : 0);
  return [of24, minutes, ...(clock.seconds ? [seconds] : [])].map(pad).join(':');
}

/** One up or down; past a bound it goes on at the other one. An empty part starts at the bound it comes from. */
export function stepPart(value: number | undefined, by: -1 | 1, [min, max]: [number, number]): number {
  if (value === undefined) return by > 0 ? min : max;
  if (value + by > max) return min;
  return value + by < min ? max : value + by;
}

/**
 * What the text of a part means: its number, and whether no further digit could belong to it, so that typing goes on in
 * the next part. A second digit that makes it too large starts the part anew.
 */
export function readDigits(text: string, [min, max]: [number, number]): { value?: number; done: boolean } {
  const digits = text.replace(/\D/g, '').slice(-2);
  if (!digits) return { done: false };
  const number = Number(digits);
  if (digits.length === 2 && number > max) return readDigits(digits.slice(-1), [min, max]);
  const done = digits.length === 2 || number * 10 > max;
  return number < min ? { value: done ? max : undefined, done } : { value: number, done };
}

/** `a` and `p` among what was typed (specification 5). */
export function readMeridiem(text: string): Meridiem | undefined {
  const letter = /[ap]/i.exec(text)?.[0].toLowerCase();
  if (!letter) return undefined;
  return letter === 'a' ? 'am' : 'pm';
}

const PASTED = /^\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?\s*$/i;

/** A pasted time, `9:05`, `21:05:30` or `9:05 pm`, as a value `HH:mm:ss`; undefined for anything else. */
export function readPastedTime(text: string): string | undefined {
  const [, hours, minutes = '', seconds = '00', letter] = PASTED.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const meridiem = readMeridiem(letter ?? '');
  const of24 = meridiem ? (Number(hours) % 12) + (meridiem === 'pm' ? 12 : 0) : Number(hours);
  const value = [pad(of24), minutes, seconds].join(':');
  return VALUE.test(value) && !(meridiem && Number(hours) > 12) ? value : undefined;
}
