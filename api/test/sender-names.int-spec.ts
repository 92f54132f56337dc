import { LOCALES } from '@ringtag/contracts';
import { newEmail, TestApp } from './support/test-app';

const NAMES = {
  en: 'Finder 2',
  es: 'Remitente 2',
  de: 'Finder 2',
  fr: 'Expéditeur 2',
  uk: 'Відправник 2',
  ru: 'Отправитель 2',
};

describe('The name of a sender who left none', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it.each(LOCALES)('should be the number, in a mail as in the exported file, in %s', async (locale) => {
    const alias = await app.code();
    const email = newEmail();
    const owner = await app.owner(alias, email);
    await owner.patch('/api/user/me', { locale });
    await app.message(alias);
    await app.message(alias, { body: 'And your bag' });
    expect((await app.mail.waitFor(email, 3)).text).toContain(`\n${NAMES[locale]}:\n> And your bag\n`);
    expect((await owner.get('/api/messages.csv')).body).toContain(
      `,message,${NAMES[locale]},,,And your bag,`,
    );
  });
});
