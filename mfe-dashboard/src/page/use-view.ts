import { useSearchParams } from '@ringtag/vendor/router/search-params';

/**
 * Returns the selected tab of a page and a function to select one. The address keeps it as `?view=`: one of `views`,
 * otherwise `preset`. Selecting a tab replaces the history entry, so that the browser's Back leaves the page.
 */
export function useView<View extends string>(views: readonly View[], preset: NoInfer<View>) {
  const [params, changeParams] = useSearchParams();
  const asked = params.get('view');
  const view = views.find((id) => id === asked) ?? preset;
  return [view, (id: string) => changeParams((next) => next.set('view', id), { replace: true })] as const;
}
