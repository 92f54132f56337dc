import { LEGAL_PAGES } from './legal-pages';

/** Shown to people who lack the authority for a page (specification 2). */
export const ACCESS_DENIED_PATH = '/access-denied';

/** The demonstration views (specification 2), each with the family of `@ringtag/ui` that it shows. */
export const GALLERY_VIEWS = [
  ['/single-menu-view', 'buttons'],
  ['/collapse-menu-item-view-1', 'forms'],
  ['/collapse-menu-item-view-2', 'dates'],
  ['/collapse-menu-item-view-3', 'uploads'],
  ['/collapse-menu-item-view-4', 'display'],
  ['/collapse-menu-item-view-5', 'feedback'],
  ['/group-single-menu-item-view', 'overlays'],
  ['/group-collapse-menu-item-view-1', 'navigation'],
  ['/group-collapse-menu-item-view-2', 'themes'],
] as const;

export type GalleryFamily = (typeof GALLERY_VIEWS)[number][1];

/** Whether the shell shows a page itself. All others are pages of remotes, which `remote.json` lists. */
export function isShellPage(path: string): boolean {
  const own: string[] = [ACCESS_DENIED_PATH, ...Object.values(LEGAL_PAGES)];
  return own.includes(path) || GALLERY_VIEWS.some(([view]) => view === path);
}
