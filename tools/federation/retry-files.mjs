/* global __webpack_require__ -- the runtime of the build that this file is part of */

/** Lets what failed to load be asked for again. */
export default function retryFiles() {
  // What names the script and the style sheet of a chunk. A browser hands the failure of a preload to whatever asks for
  // the same address next, even when the file can be had again: a retry would fail once for each preload. So files get
  // new addresses once a part of the page was lost (libs/i18n/src/part-boundary.tsx counts).
  for (const kind of ['u', 'k']) {
    const toFile = __webpack_require__[kind];
    if (toFile)
      __webpack_require__[kind] = (chunk) => {
        const losses = globalThis.ringtagLosses;
        return toFile(chunk) + (losses ? '?' + losses : '');
      };
  }
  return {
    name: 'retry',
    // Without it the runtime keeps the failure of a shared library until the page is loaded again.
    errorLoadShare({ pkgName, shareScopeMap }) {
      const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
      for (const shared of versions) if (!shared.loaded) shared.loading = undefined;
    },
  };
}
