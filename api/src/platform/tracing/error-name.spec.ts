import { DomainError } from '../errors/domain-error';
import { nameError } from './error-name';

describe('nameError', () => {
  const withCode = (code: unknown) =>
    Object.assign(new TypeError('550 <ann@example.com> is unknown'), { code });

  it.each([
    ['the code of the catalogue', new DomainError('too_many_requests'), 'too_many_requests'],
    [
      'the code of the database',
      { name: 'QueryFailedError', driverError: { code: 'ER_DUP_ENTRY' } },
      'ER_DUP_ENTRY',
    ],
    ['the code of the mail server', withCode('EENVELOPE'), 'EENVELOPE'],
    ['the class', withCode(undefined), 'TypeError'],
    ['the class, where the code is text', withCode('550 <ann@example.com>'), 'TypeError'],
    ['the class, where the code is a number', withCode(550), 'TypeError'],
    ['no text that was thrown', 'ann@example.com', 'Error'],
    ['nothing', undefined, 'Error'],
  ])('should answer %s', (_, error, name) => {
    expect(nameError(error)).toBe(name);
  });
});
