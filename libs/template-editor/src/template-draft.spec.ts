import { inLanguage, isSame, newTemplate } from './template-draft';

const english = {
  messageFormTitle: 'Send a message',
  messageFormPlaceholder: 'Write here…',
  sendButtonText: 'Send',
};
const german = {
  messageFormTitle: 'Nachricht senden',
  messageFormPlaceholder: 'Hier schreiben…',
  sendButtonText: 'Senden',
};

it('should start with the default texts of the language', () => {
  expect(newTemplate('de', german)).toEqual({ language: 'de', title: '', description: '', ...german });
});

it('should change untouched default texts with the language, and keep what was written', () => {
  const written = { ...newTemplate('en', english), title: 'Lost?', sendButtonText: 'Tell Ann' };
  expect(inLanguage(written, 'de', english, german)).toEqual({
    ...newTemplate('de', german),
    title: 'Lost?',
    sendButtonText: 'Tell Ann',
  });
});

it('should notice every change, of the language as well', () => {
  const template = newTemplate('en', english);
  expect(isSame(template, { ...template })).toBe(true);
  expect(isSame(template, { ...template, language: 'de' })).toBe(false);
  expect(isSame(template, { ...template, description: ' ' })).toBe(false);
});
