import { checkUrl } from './check-url';

const PROTOCOLS = ['mysql:', 'mariadb:'];

describe('checkUrl', () => {
  it.each([
    'mysql://ringtag:secret1@127.0.0.1:3306/ringtag',
    'MySQL://ringtag:p%40ss%2Fword@database/ringtag?ssl=true',
    'mariadb://ringtag@[::1]/ringtag',
    // Browsers and Node take the last @ before the host, too.
    'mysql://ringtag:p@ss@127.0.0.1:3306/ringtag',
  ])('should take %s', (url) => {
    expect(checkUrl(url, PROTOCOLS)).toBe(url);
  });

  it.each([
    ['/', 'mysql://ringtag:p@hunter2/word@127.0.0.1:3306/ringtag'],
    ['/ after digits', 'mysql://ringtag:12/hunter2@127.0.0.1/ringtag'],
    ['#', 'mysql://ringtag:12#hunter2@127.0.0.1/ringtag'],
    ['?', 'mysql://ringtag:12?hunter2@127.0.0.1/ringtag'],
    ['/ after letters', 'mysql://ringtag:hunter2/x@127.0.0.1/ringtag'],
    ['%', 'mysql://ringtag:hunter2%x@127.0.0.1/ringtag'],
  ])('should say how to write a password with %s, and repeat no part of it', (_what, url) => {
    expect(() => checkUrl(url, PROTOCOLS)).toThrow(/write @ as %40.* \/ as %2F.* % as %25/);
    expect(() => checkUrl(url, PROTOCOLS)).not.toThrow(/hunter2/);
  });

  it.each(['postgres://u:hunter2@host/name', 'hunter2', ''])('should name the protocols: %s', (url) => {
    expect(() => checkUrl(url, PROTOCOLS)).toThrow('must be a URL that starts with mysql:// or mariadb://');
    expect(() => checkUrl(url, PROTOCOLS)).not.toThrow(/hunter2/);
  });
});
