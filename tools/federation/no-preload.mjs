// Stands in for what the federation runtime has to fetch remotes in advance: documents name the files of a page.

function refuse() {
  throw new Error('Remotes are not fetched in advance by the federation runtime');
}

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
