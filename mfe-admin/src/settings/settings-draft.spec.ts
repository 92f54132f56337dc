import { defaultSettings } from '@ringtag/contracts';
import { draftOf, faultsOf, isSame, settingsOf } from './settings-draft';

const draft = draftOf(defaultSettings());

it('should bring settings back as they were, nothing typed as null', () => {
  expect(settingsOf(draft)).toEqual(defaultSettings());
  const settings = { ...defaultSettings(), messageRetentionDays: 30, imprintUrl: 'https://example.com/i' };
  expect(settingsOf(draftOf(settings))).toEqual(settings);
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
  expect(faultsOf({ ...draft, [key]: text })).toEqual([key]);
});

it('should find nothing wrong with bounds and with what may be left out', () => {
  expect(faultsOf({ ...draft, activationLimit: ' 1000 ', messageRetentionDays: '7' })).toEqual([]);
});

it('should take space around a value and the order of languages for no change', () => {
  const other = { ...draft, activationLimit: ' 3 ', languages: [...draft.languages].reverse() };
  expect(isSame(draft, other)).toBe(true);
  expect(isSame(draft, { ...draft, languages: ['en'] })).toBe(false);
});
