import { preloadLinks, findPreloads } from './preloads';

const list = (files: string[], shared: string[] = []) => ({ files, shared });

it('should follow shared libraries to those that they use, each once', () => {
  const shell = {
    imports: { 'shell/src/bootstrap': list(['b.js'], ['session']) },
    shared: {
      session: list(['libs.js'], ['query', 'react']),
      query: list(['vendor.js'], ['react']),
      react: list(['react.js']),
    },
  };
  const remote = { imports: { 'mfe-x/src/page': list(['p.js', 'p.css'], ['react', 'gone']) }, shared: {} };
  expect(
    findPreloads(shell, [
      { chunks: shell, base: '/', imports: ['shell/src/bootstrap', 'not/a/chunk'] },
      { chunks: remote, base: '/_mf/mfe-x/', imports: ['mfe-x/src/page', 'constructor'] },
    ]).sort(),
  ).toEqual(['/_mf/mfe-x/p.css', '/_mf/mfe-x/p.js', '/b.js', '/libs.js', '/react.js', '/vendor.js']);
});

it('should let scripts wait for what is seen', () => {
  expect(preloadLinks(['/a.js', '/b.css'])).toBe(
    '<link rel="preload" as="script" href="/a.js" fetchpriority="low">\n<link rel="preload" as="style" href="/b.css">',
  );
});
