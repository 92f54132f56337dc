import { addNamespace } from '@ringtag/i18n';
// Tells `t` of the namespace, wherever this library is used.
import type {} from './locales/en';

/** In one file with the texts of the shell: every layout asks for both. */
export const addDisplayTexts = () =>
  addNamespace(
    'display',
    (locale) => import(/* webpackChunkName: "shell-[request]" */ `./locales/${locale}.ts`),
  );
