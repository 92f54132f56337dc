import type { SecurityConfig } from '../config/config';
import { seal, unseal } from './sealed-text';
import { SecretKeys } from './secret-keys';

const newKeys = (secret: string, acceptedSecret?: string) =>
  new SecretKeys({ secret, acceptedSecret } as SecurityConfig);
const [old, changing, after, other] = [
  newKeys('old'),
  newKeys('new', 'old'),
  newKeys('new'),
  newKeys('other'),
];

describe('a sealed text', () => {
  it('should be opened with the key that sealed it, for its purpose only', () => {
    const sealed = seal(old, 'a', 'Müller');
    expect(unseal(old, 'a', sealed)).toEqual({ text: 'Müller', isCurrent: true });
    expect(unseal(old, 'b', sealed)).toBeUndefined();
    expect(unseal(other, 'a', sealed)).toBeUndefined();
  });

  it('should outlive the replacement of the key, once it is sealed again', () => {
    const sealed = seal(old, 'a', 'Müller');
    expect(unseal(changing, 'a', sealed)).toEqual({ text: 'Müller', isCurrent: false });
    expect(unseal(after, 'a', sealed)).toBeUndefined();
    expect(unseal(after, 'a', seal(changing, 'a', 'Müller'))).toEqual({ text: 'Müller', isCurrent: true });
  });

  it('should differ each time, and not be opened once it was changed', () => {
    const [sealed, again] = [seal(old, 'a', 'x'), seal(old, 'a', 'x')];
    expect(sealed).not.toBe(again);
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1]! ^= 1;
    expect(unseal(old, 'a', bytes.toString('base64url'))).toBeUndefined();
    expect(unseal(old, 'a', '')).toBeUndefined();
  });
});
