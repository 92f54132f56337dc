import { useTranslation as useLoadedTexts } from '@ringtag/vendor/i18n';
import { obstacle } from './i18n';

/**
 * `t` of one namespace or several. Texts that are not there yet suspend the component; what could not be loaded fails it,
 * for the boundary around it to say so.
 */
export const useTranslation: typeof useLoadedTexts = (namespaces, options) => {
  for (const namespace of [namespaces ?? []].flat() as string[]) {
    const reason = obstacle(namespace);
    if (reason) throw reason;
  }
  return useLoadedTexts(namespaces, options);
};
