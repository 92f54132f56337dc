import { RELEASE_PATH, RELEASE_TYPES } from './releases';

describe('RELEASE_PATH', () => {
  it('should know the endings that have a type, and no others', () => {
    const known = (ending: string) => RELEASE_PATH.test(`assets/page.0123abcd.${ending}`);
    expect(Object.keys(RELEASE_TYPES).filter((ending) => !known(ending))).toEqual([]);
    expect(['html', 'svg', 'map', 'js.map', 'mjs', 'wasm', 'JS', ''].filter(known)).toEqual([]);
  });

  it.each(['page.0123abcd.js', 'a/b-c/page.de.0123456789abcdef.css'])('should know %s', (path) => {
    expect(RELEASE_PATH.test(path)).toBe(true);
  });

  it.each([
    '',
    '/page.0123abcd.js',
    '../page.0123abcd.js',
    'a/../page.0123abcd.js',
    'page.0123abc.js',
    'page.0123abcd.js\n',
  ])('should not know %j', (path) => {
    expect(RELEASE_PATH.test(path)).toBe(false);
  });
});
