import { toPaper } from './to-paper';

it.each([
  ['en-US', 'Letter'],
  ['es-MX', 'Letter'],
  ['fr-CA', 'Letter'],
  ['en-GB', 'A4'],
  ['de-DE', 'A4'],
  ['zh-Hant-TW', 'A4'],
  ['uk', 'A4'],
  ['en-US@posix', 'Letter'],
])('should print where people read %s on %s', (language, paper) => {
  expect(toPaper(language)).toBe(paper);
});
