import { defaultSettings, SETTINGS } from './settings';

it('should let an account hold three codes unless somebody decides otherwise (specification 2)', () => {
  expect(defaultSettings()).toMatchObject({ activationLimit: 3, messageRetentionDays: null });
});

it('should keep people signed in for a month, and administrators and shared computers for half an hour', () => {
  expect(defaultSettings()).toMatchObject({
    ...{ ownerSessionIdleDays: 30, ownerSessionDays: 180 },
    ...{ sharedSessionIdleMinutes: 30, adminSessionIdleMinutes: 30, adminSessionHours: 12 },
  });
  // No administrator can make sessions of administrators or on shared computers long, or any without an end.
  expect(SETTINGS.adminSessionHours.max).toBeLessThanOrEqual(24);
  expect(SETTINGS.sharedSessionIdleMinutes.max).toBeLessThanOrEqual(60);
  expect(SETTINGS.ownerSessionDays.max).toBeLessThanOrEqual(365);
});

it.each([
  ['https://example.com', true],
  ['https://example.com/terms?a=1#b', true],
  ['https://пример.example/умови', true],
  ['http://example.com', false],
  ['https://', false],
  ['https://user:secret@example.com/', false],
  ['https://example.com/a b', false],
  ['javascript:alert(1)//https://example.com', false],
])('should answer whether %s is a link people may be led to (SET)', (link, fits) => {
  expect(SETTINGS.termsUrl.pattern.test(link)).toBe(fits);
});

it.each([
  ['Lost & found', true],
  ['Fundbüro «Süd»', true],
  ['Evil\r\nBcc: all@example.com', false],
])('should take %j for a name in the header of a mail: %s', (name, fits) => {
  expect(SETTINGS.mailSenderName.pattern.test(name)).toBe(fits);
});
