let loading: Promise<void> | undefined;

/**
 * Documents that the server has drawn contain the script that shares, copies and shows the bar. Where the shell has
 * opened the page without loading a document, the same script is loaded here.
 */
export function ensureStarter(): void {
  if (document.documentElement.dataset.can !== undefined) return;
  loading ??= import('@ringtag/starter').then(({ listen }) => listen());
  loading.catch(() => (loading = undefined));
}
