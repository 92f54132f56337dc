import { useSearchParams } from '@ringtag/vendor-router';

/**
 * The selected tab of a page, in its address as `?view=`: one of `views`, else `preset`.
 * A tab replaces the other in the history, so that the way back leaves the page.
 */
export function useView<View extends string>(views: readonly View[], preset: NoInfer<View>) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('view');
  const view = views.find((id) => id === asked) ?? preset;
  return [view, (id: string) => setParams({ view: id }, { replace: true })] as const;
}
