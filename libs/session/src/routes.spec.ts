import { pathAfterSignIn, pathAfterSignOut, redirectPath } from './routes';

const user = { role: 'role-user' as const, selectedProjectId: null };
const admin = { role: 'role-admin' as const, selectedProjectId: null };
const at = { pathname: '/messages', search: '?page=2' };

describe('pathAfterSignIn', () => {
  it('should prefer returnUrl, then redirectUrl, then the default route', () => {
    expect(pathAfterSignIn(user, '?returnUrl=%2Fscan%2FX&redirectUrl=%2Fmessages')).toBe('/scan/X');
    expect(pathAfterSignIn(user, '?redirectUrl=%2Fmessages%3Fpage%3D2')).toBe('/messages?page=2');
    expect(pathAfterSignIn(user, '')).toBe('/my-codes');
  });

  it('should never lead to another site (RED-1)', () => {
    for (const evil of [
      'https://evil.example',
      '//evil.example',
      '/..//evil.example',
      'javascript:alert(1)',
    ]) {
      expect(pathAfterSignIn(user, `?returnUrl=${encodeURIComponent(evil)}`)).toBe('/my-codes');
      expect(pathAfterSignOut(evil)).toBe('/sign-in');
    }
    expect(pathAfterSignOut('/scan/X')).toBe('/scan/X');
  });
});

describe('redirectPath', () => {
  it('should leave open routes to anyone', () => {
    expect(redirectPath({ authorities: [] }, null, at)).toBeUndefined();
    expect(redirectPath({ authorities: [] }, user, at)).toBeUndefined();
  });

  it('should send visitors of a protected area to sign in, with the way back', () => {
    expect(redirectPath({ authorities: ['user', 'admin'] }, null, at)).toBe(
      '/sign-in?redirectUrl=%2Fmessages%3Fpage%3D2',
    );
  });

  it('should not carry the secret of a mailed link to the sign-in page (LNK-7)', () => {
    const rule = { authorities: ['user' as const] };
    const redirect = (search: string) => redirectPath(rule, null, { pathname: '/profile', search });
    expect(redirect('?token=secret')).toBe('/sign-in?redirectUrl=%2Fprofile');
    expect(redirect('?view=account&token=secret')).toBe('/sign-in?redirectUrl=%2Fprofile%3Fview%3Daccount');
  });

  it('should send people without the authority to the access-denied page', () => {
    expect(redirectPath({ authorities: ['admin'] }, user, at)).toBe('/access-denied');
    expect(redirectPath({ authorities: ['admin'] }, admin, at)).toBeUndefined();
    expect(redirectPath({ authorities: ['user'] }, admin, at)).toBeUndefined();
    expect(redirectPath({ authorities: ['user'] }, { ...user, role: 'other' as 'role-user' }, at)).toBe(
      '/access-denied',
    );
  });

  it('should send signed-in people away from the pages of guests', () => {
    const rule = { authorities: [], guestsOnly: true };
    expect(redirectPath(rule, null, at)).toBeUndefined();
    expect(redirectPath(rule, user, { pathname: '/sign-in', search: '?redirectUrl=%2Fprofile' })).toBe(
      '/profile',
    );
    expect(redirectPath(rule, user, { pathname: '/sign-in', search: '' })).toBe('/my-codes');
  });
});
