import { guessPageKind } from './page-kind';

it.each([
  [[], 'lost'],
  [['phone', 'email', 'whatsapp'], 'lost'],
  [['phone', 'company'], 'contact'],
  [['jobTitle'], 'contact'],
  [['website'], 'contact'],
] as const)('should guess for a card with %j that its page is of the kind "%s"', (fields, kind) => {
  expect(guessPageKind(fields)).toBe(kind);
});
