import { toStrength } from './password-strength';

describe('toStrength', () => {
  it.each(['', '123456', 'qwertyuiop12', 'Passw0rd!2026', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', 'tiger1'])(
    'should call %j weak',
    (password) => expect(toStrength(password)).toBe('weak'),
  );

  it.each(['tulip-47-cab', 'mT9xKw2p'])('should call %j fair', (password) => {
    expect(toStrength(password)).toBe('fair');
  });

  it.each(['lake pebble orbit moss', 'mT9!xKw2pQ#z', 'озеро камень орбита'])(
    'should call %j strong',
    (password) => {
      expect(toStrength(password)).toBe('strong');
    },
  );

  it('should not count what is known of the person or the product', () => {
    expect(toStrength('catherine.jones1990')).toBe('strong');
    expect(toStrength('catherine.jones1990', ['Catherine', 'jones@example.com'])).toBe('weak');
    expect(toStrength('Ringtag-ringtag-1', ['Ringtag'])).toBe('weak');
  });
});
