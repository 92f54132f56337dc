import { ValidationError } from '../../platform/errors/domain-error';
import commonPasswords from '../../platform/passwords/common-passwords.json';
import { PasswordsService } from './passwords.service';

const ANN = { email: 'Ann.Lee-1984@mail.example.com', name: 'Annabel Lee' };

describe('PasswordsService.assertUncommon', () => {
  const none = {} as never;
  const passwords = new PasswordsService(none, none, { name: 'Ringtag' }, none, none, none, none);
  const refused = (password: string, owner?: typeof ANN): boolean => {
    try {
      passwords.assertUncommon(password, owner);
      return false;
    } catch (error) {
      return error instanceof ValidationError && error.fields[0]?.code === 'isCommonPassword';
    }
  };

  it('should know at least the 3000 most used passwords that are long enough (PWD-3)', () => {
    expect(new Set(commonPasswords.passwords).size).toBeGreaterThanOrEqual(3000);
    expect(commonPasswords.passwords.filter((password) => [...password].length < 6)).toEqual([]);
    for (const password of commonPasswords.passwords.slice(0, 3000)) {
      if (!refused(password)) throw new Error(`${password} was taken`);
    }
  });

  it.each(['123456', 'qwerty', 'QWERTY', 'Password', 'iloveyou', 'ｑｗｅｒｔｙ'])(
    'should refuse %s for everybody (PWD-3)',
    (password) => expect(refused(password)).toBe(true),
  );

  it.each([
    'ringtag',
    'RingTag2024',
    'annabel',
    'Annabel-Lee!',
    'lee.ann.lee',
    'ann.lee-1984@mail.example.com',
    'ANN.LEE-1984',
    'example',
    'mail.example.com',
    'annlee1984',
    '1984!ringtag',
  ])('should refuse %s for Annabel Lee (PWD-3)', (password) => expect(refused(password, ANN)).toBe(true));

  it.each(['correct horse battery', 'annabel likes horses', 'ringtag on a suitcase', 'ßüöäéи', '   abc   '])(
    'should take %s',
    (password) => expect(refused(password, ANN)).toBe(false),
  );

  it('should not count what is known of somebody else', () => {
    expect(refused('annabel1984', ANN)).toBe(true);
    expect(refused('annabel1984')).toBe(false);
    expect(refused('annabel1984', { email: 'bo@example.org', name: 'Al' })).toBe(false);
  });
});
