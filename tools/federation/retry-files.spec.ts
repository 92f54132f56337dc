import retryFiles from './retry-files.mjs';

/** What a build has: `u` names the script of a chunk, `k` its style sheet. */
const runtime = { u: (chunk: number) => `assets/${chunk}.js`, k: (chunk: number) => `assets/${chunk}.css` };
const page = globalThis as { __webpack_require__?: Partial<typeof runtime>; ringtagLosses?: number };

afterEach(() => {
  delete page.__webpack_require__;
  delete page.ringtagLosses;
});

it('should ask for scripts and style sheets at new addresses after each loss', () => {
  const build = (page.__webpack_require__ = { ...runtime });
  retryFiles();
  const files = () => [build.u(1), build.k(1)];
  expect(files()).toEqual(['assets/1.js', 'assets/1.css']);
  page.ringtagLosses = 2;
  expect(files()).toEqual(['assets/1.js?2', 'assets/1.css?2']);
});

it('should leave a build alone that has no style sheets', () => {
  const build = (page.__webpack_require__ = { u: runtime.u });
  retryFiles();
  expect(build).not.toHaveProperty('k');
});
