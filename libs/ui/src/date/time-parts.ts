/** The parts of a time of day while a person types them. Hours are 0 to 23, or 1 to 12 with `am` or `pm`. */
export interface TimeParts {
  hours?: number;
  minutes?: number;
  seconds?: number;
  meridiem?: Meridiem;
}

/** The same in every language (specification 9). */
export type Meridiem = 'am' | 'pm';
export type NumberPart = 'hours' | 'minutes' | 'seconds';
export type TimePart = NumberPart | 'meridiem';

/** Which parts a time has. */
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

/** The lowest and highest value of a part: hours 0 to 23 or 1 to 12, minutes and seconds 0 to 59 (specification 5). */
export function toBounds(part: NumberPart, clock: Clock): [min: number, max: number] {
  if (part !== 'hours') return [0, 59];
  return clock.hours === 12 ? [1, 12] : [0, 23];
}

const VALUE = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;
const pad = (number: number) => String(number).padStart(2, '0');

/** The parts of a value `HH:mm` or `HH:mm:ss`. The empty text has no parts. */
export function splitTime(value: string, clock: Clock): TimeParts {
  const [, hours, minutes, seconds = 0] = VALUE.exec(value) ?? [];
  if (hours === undefined) return {};
  const parts = { minutes: Number(minutes), seconds: Number(seconds) };
  if (clock.hours === 24) return { ...parts, hours: Number(hours) };
  return { ...parts, hours: Number(hours) % 12 || 12, meridiem: Number(hours) < 12 ? 'am' : 'pm' };
}

/** The value of the parts, or the empty text if a part is missing. */
export function joinTime(parts: TimeParts, clock: Clock): string {
  if (partsShown(clock).some((part) => parts[part] === undefined)) return '';
  const { hours = 0, minutes = 0, seconds = 0, meridiem } = parts;
  const of24 = clock.hours === 24 ? hours : (hours % 12) + (meridiem === 'pm' ? 12 : 0);
  return [of24, minutes, ...(clock.seconds ? [seconds] : [])].map(pad).join(':');
}

/**
 * The value one higher or lower. Beyond one bound it continues at the other. An empty part starts at the lowest value
 * on the way up, and at the highest on the way down.
 */
export function stepPart(value: number | undefined, by: -1 | 1, [min, max]: [number, number]): number {
  if (value === undefined) return by > 0 ? min : max;
  if (value + by > max) return min;
  return value + by < min ? max : value + by;
}

/**
 * The number that the digits of a part mean. `done` is true if no further digit fits, so that typing continues in the
 * next part. If the second digit makes the number too large, it starts the part anew.
 */
export function readDigits(text: string, [min, max]: [number, number]): { value?: number; done: boolean } {
  const digits = text.replace(/\D/g, '').slice(-2);
  if (!digits) return { done: false };
  const number = Number(digits);
  if (digits.length === 2 && number > max) return readDigits(digits.slice(-1), [min, max]);
  const done = digits.length === 2 || number * 10 > max;
  return number < min ? { value: done ? max : undefined, done } : { value: number, done };
}

/** The `a` or `p` in the typed text (specification 5). */
export function readMeridiem(text: string): Meridiem | undefined {
  const letter = /[ap]/i.exec(text)?.[0].toLowerCase();
  if (!letter) return undefined;
  return letter === 'a' ? 'am' : 'pm';
}

const PASTED = /^\s*(\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?\s*$/i;

/** A pasted time such as `9:05`, `21:05:30` or `9:05 pm` as a value `HH:mm:ss`. Undefined for any other text. */
export function readPastedTime(text: string): string | undefined {
  const [, hours, minutes = '', seconds = '00', letter] = PASTED.exec(text) ?? [];
  if (hours === undefined) return undefined;
  const meridiem = readMeridiem(letter ?? '');
  const of24 = meridiem ? (Number(hours) % 12) + (meridiem === 'pm' ? 12 : 0) : Number(hours);
  const value = [pad(of24), minutes, seconds].join(':');
  return VALUE.test(value) && !(meridiem && Number(hours) > 12) ? value : undefined;
}
