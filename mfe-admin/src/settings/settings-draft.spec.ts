import { defaultSettings } from '@ringtag/contracts';
import { toDraft, findFaults, isSame, toSettings } from './settings-draft';

const draft = toDraft(defaultSettings());

it('should bring settings back as they were, nothing typed as null', () => {
  expect(toSettings(draft)).toEqual(defaultSettings());
  const settings = { ...defaultSettings(), messageRetentionDays: 30, imprintUrl: 'https://example.com/i' };
  expect(toSettings(toDraft(settings))).toEqual(settings);
});

it.each([
  ['activationLimit', ''],
  ['activationLimit', '1.5'],
  ['activationLimit', '1001'],
  ['messageRetentionDays', '6'],
  ['mailReplyTo', 'nobody'],
  ['imprintUrl', 'http://example.com'],
  ['mailSenderName', 'x'.repeat(61)],
])('should find %s wrong when it is %j', (key, text) => {
  expect(findFaults({ ...draft, [key]: text })).toEqual([key]);
});

it('should find nothing wrong with bounds and with what may be left out', () => {
  expect(findFaults({ ...draft, activationLimit: ' 1000 ', messageRetentionDays: '7' })).toEqual([]);
});

it('should take space around a value and the order of languages for no change', () => {
  const other = { ...draft, activationLimit: ' 3 ', languages: [...draft.languages].reverse() };
  expect(isSame(draft, other)).toBe(true);
  expect(isSame(draft, { ...draft, languages: ['en'] })).toBe(false);
});
