import type { RemoteEntry, RemoteList } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { keepPreviousData, queryOptions, useQuery } from '@ringtag/vendor/query';
import { useMemo } from 'react';
import { fetchJson } from './fetch-json';

const listKey = ['shell', 'remotes'] as const;

const listQuery = (locale: string) =>
  queryOptions({
    queryKey: [...listKey, locale],
    queryFn: async () => (await fetchJson(`/remotes.json?locale=${locale}`)) as RemoteList,
    staleTime: Infinity,
  });

/**
 * Returns the remotes of the document with titles and labels in the language of the page. When a person has chosen
 * another one, the old ones stay until the new ones are there.
 */
export function useNamedRemotes({ locale, remotes }: RemoteList): readonly RemoteEntry[] {
  const { language } = useTranslation('common').i18n;
  const isOther = language !== locale;
  const { data } = useQuery({
    ...listQuery(language),
    enabled: isOther,
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (isOther && data ? remotes.map((entry) => rename(entry, data.remotes)) : remotes),
    [isOther, data, remotes],
  );
}

/** Takes the names alone: the pages of a newer build are not those of the document. */
function rename(entry: RemoteEntry, named: readonly RemoteEntry[]): RemoteEntry {
  const { routes = [], navigation = [] } = named.find(({ name }) => name === entry.name) ?? {};
  return {
    ...entry,
    routes: entry.routes.map((route) => ({
      ...route,
      title: routes.find(({ path }) => path === route.path)?.title ?? route.title,
    })),
    navigation: entry.navigation.map((each) => ({
      ...each,
      label: navigation.find(({ path }) => path === each.path)?.label ?? each.label,
    })),
  };
}
