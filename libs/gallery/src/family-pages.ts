import { lazy, type ComponentType } from 'react';
import { addNamespace } from '@ringtag/i18n';
// Tell `t` of the namespaces, wherever this library is used.
import type {} from './buttons/locales/en';
import type {} from './dates/locales/en';
import type {} from './display/locales/en';
import type {} from './feedback/locales/en';
import type {} from './forms/locales/en';
import type {} from './navigation/locales/en';
import type {} from './overlays/locales/en';
import type {} from './themes/locales/en';
import type {} from './uploads/locales/en';
import type { Family } from './views';

type Texts = Parameters<typeof addNamespace>[1];

/** A family's page with its texts, in chunks of their own. */
function family(namespace: string, load: () => Promise<{ default: ComponentType }>, texts: Texts) {
  return lazy(async () => (await Promise.all([load(), addNamespace(namespace, texts)]))[0]);
}

// The texts share a file per language: every file is an entry in the list that the first script of a scan carries.
export const FAMILY_PAGES: Record<Family, ComponentType> = {
  buttons: family(
    'galleryButtons',
    () => import('./buttons/buttons.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./buttons/locales/${locale}.ts`),
  ),
  forms: family(
    'galleryForms',
    () => import('./forms/forms.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./forms/locales/${locale}.ts`),
  ),
  dates: family(
    'galleryDates',
    () => import('./dates/dates.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./dates/locales/${locale}.ts`),
  ),
  uploads: family(
    'galleryUploads',
    () => import('./uploads/uploads.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./uploads/locales/${locale}.ts`),
  ),
  display: family(
    'galleryDisplay',
    () => import('./display/display.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./display/locales/${locale}.ts`),
  ),
  feedback: family(
    'galleryFeedback',
    () => import('./feedback/feedback.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./feedback/locales/${locale}.ts`),
  ),
  overlays: family(
    'galleryOverlays',
    () => import('./overlays/overlays.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./overlays/locales/${locale}.ts`),
  ),
  navigation: family(
    'galleryNavigation',
    () => import('./navigation/navigation.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./navigation/locales/${locale}.ts`),
  ),
  themes: family(
    'galleryThemes',
    () => import('./themes/themes.page'),
    (locale) => import(/* webpackChunkName: "gallery-[request]" */ `./themes/locales/${locale}.ts`),
  ),
};
