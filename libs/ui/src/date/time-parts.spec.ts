import {
  toBounds,
  joinTime,
  partsShown,
  readDigits,
  readMeridiem,
  readPastedTime,
  splitTime,
  stepPart,
  type Clock,
} from './time-parts';

const OF_24: Clock = { hours: 24, seconds: false };
const OF_12: Clock = { hours: 12, seconds: false };
const WITH_SECONDS: Clock = { hours: 24, seconds: true };

describe('parts of a time', () => {
  it('should run hours from 0 to 23 or from 1 to 12, minutes and seconds from 0 to 59 (UI-138, UI-139)', () => {
    expect(toBounds('hours', OF_24)).toEqual([0, 23]);
    expect(toBounds('hours', OF_12)).toEqual([1, 12]);
    expect(toBounds('minutes', OF_12)).toEqual([0, 59]);
    expect(toBounds('seconds', OF_24)).toEqual([0, 59]);
  });

  it.each(['00:00', '00:30', '01:00', '11:59', '12:00', '12:30', '23:59'])(
    'should keep %s in 12 hours',
    (time) => {
      expect(joinTime(splitTime(time, OF_12), OF_12)).toBe(time);
      expect(joinTime(splitTime(time, OF_24), OF_24)).toBe(time);
    },
  );

  it('should call midnight 12 am and noon 12 pm', () => {
    expect(splitTime('00:05', OF_12)).toMatchObject({ hours: 12, minutes: 5, meridiem: 'am' });
    expect(splitTime('12:05', OF_12)).toMatchObject({ hours: 12, minutes: 5, meridiem: 'pm' });
  });

  it('should have no value while a part is missing', () => {
    expect(joinTime({ hours: 3, minutes: 5 }, OF_12)).toBe('');
    expect(joinTime({ hours: 3 }, OF_24)).toBe('');
    expect(joinTime({ hours: 3, minutes: 5 }, WITH_SECONDS)).toBe('');
    expect(joinTime({ hours: 3, minutes: 5, seconds: 9 }, WITH_SECONDS)).toBe('03:05:09');
    expect(splitTime('25:00', OF_24)).toEqual({});
  });

  it('should show seconds and am and pm only where there are any', () => {
    expect(partsShown(OF_24)).toEqual(['hours', 'minutes']);
    expect(partsShown({ hours: 12, seconds: true })).toEqual(['hours', 'minutes', 'seconds', 'meridiem']);
  });

  it('should go on at the other bound', () => {
    expect(stepPart(59, 1, [0, 59])).toBe(0);
    expect(stepPart(0, -1, [0, 23])).toBe(23);
    expect(stepPart(12, 1, [1, 12])).toBe(1);
    expect(stepPart(1, -1, [1, 12])).toBe(12);
    expect(stepPart(undefined, 1, [1, 12])).toBe(1);
    expect(stepPart(undefined, -1, [0, 59])).toBe(59);
  });

  it.each([
    ['2', [0, 23], { value: 2, done: false }],
    ['3', [0, 23], { value: 3, done: true }],
    ['23', [0, 23], { value: 23, done: true }],
    // There is no hour 24, so the 4 starts a new hour.
    ['24', [0, 23], { value: 4, done: true }],
    ['1', [1, 12], { value: 1, done: false }],
    ['0', [1, 12], { value: undefined, done: false }],
    ['00', [1, 12], { value: 12, done: true }],
    ['13', [1, 12], { value: 3, done: true }],
    ['5', [0, 59], { value: 5, done: false }],
    ['6', [0, 59], { value: 6, done: true }],
    ['x', [0, 59], { done: false }],
  ] as const)('should read %p within %p', (text, [min, max], expected) => {
    expect(readDigits(text, [min, max])).toEqual(expected);
  });

  it('should read a and p as am and pm', () => {
    expect(['a', 'P', 'pm', '7', ''].map(readMeridiem)).toEqual(['am', 'pm', 'pm', undefined, undefined]);
  });

  it.each([
    ['9:05', '09:05:00'],
    [' 21:05:30 ', '21:05:30'],
    ['9:05 pm', '21:05:00'],
    ['12:30AM', '00:30:00'],
    ['12:30 p.m.', '12:30:00'],
    ['9.05', '09:05:00'],
  ])('should read the pasted %p', (text, time) => {
    expect(readPastedTime(text)).toBe(time);
  });

  it.each(['24:00', '9:60', '13:00 pm', '905', 'noon'])('should not take the pasted %p', (text) => {
    expect(readPastedTime(text)).toBeUndefined();
  });
});
