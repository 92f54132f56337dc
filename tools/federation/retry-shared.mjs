// Without it the runtime keeps the failure of a shared library until the page is loaded again.

/** Lets a shared library that failed to load be asked for again. */
export default function retryShared() {
  return {
    name: 'retry-shared',
    errorLoadShare({ pkgName, shareScopeMap }) {
      const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
      for (const shared of versions) if (!shared.loaded) shared.loading = undefined;
    },
  };
}
