import { LOCALES } from '@ringtag/contracts';
import { isSame, newTemplate } from './template-draft';

it('should start empty, so that every reader gets the default texts of their own language', () => {
  const { language, ...texts } = newTemplate('de');
  expect(language).toBe('de');
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
});

it('should notice every change, of the language as well', () => {
  const template = { ...newTemplate('en'), title: 'Lost?' };
  expect(isSame(template, { ...template })).toBe(true);
  expect(isSame(template, { ...template, language: 'de' })).toBe(false);
  expect(isSame(template, { ...template, description: ' ' })).toBe(false);
});

it.each(LOCALES)(
  'should promise in %s what the scan page shows in place of an empty text',
  async (locale) => {
    const [{ default: editor }, { default: card }] = await Promise.all([
      import(`./locales/${locale}.ts`),
      import(`../../card/src/locales/${locale}.ts`),
    ]);
    expect(editor.defaults).toEqual({
      messageFormTitle: card.message.title,
      messageFormPlaceholder: card.message.placeholder,
      sendButtonText: card.message.submit,
    });
  },
);
