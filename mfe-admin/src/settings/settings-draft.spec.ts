import { defaultSettings } from '@ringtag/contracts';
import { toDraft, findFaults, toSettings } from './settings-draft';

const settings = { ...defaultSettings(), version: 4 };
const draft = toDraft(settings);

it('should bring settings back as they were, nothing typed as null', () => {
  expect(toSettings(draft)).toEqual(settings);
  const others: typeof settings = {
    ...settings,
    messageRetentionDays: 30,
    digitalCodesProjectId: '01930000-0000-7000-8000-000000000001',
    imprintUrl: 'https://example.com/i',
    languages: ['en', 'uk'],
  };
  expect(toSettings(toDraft(others))).toEqual(others);
});

it('should leave space around a value out', () => {
  expect(toSettings({ ...draft, activationLimit: ' 3 ', mailSenderName: ' ' })).toEqual(settings);
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
