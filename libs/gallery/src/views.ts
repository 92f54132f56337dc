/** The demonstration views (specification 2), each with the family of `@ringtag/ui` that it shows. */
export const GALLERY_VIEWS = [
  { path: '/single-menu-view', family: 'buttons' },
  { path: '/collapse-menu-item-view-1', family: 'forms' },
  { path: '/collapse-menu-item-view-2', family: 'dates' },
  { path: '/collapse-menu-item-view-3', family: 'uploads' },
  { path: '/collapse-menu-item-view-4', family: 'display' },
  { path: '/collapse-menu-item-view-5', family: 'feedback' },
  { path: '/group-single-menu-item-view', family: 'overlays' },
  { path: '/group-collapse-menu-item-view-1', family: 'navigation' },
  { path: '/group-collapse-menu-item-view-2', family: 'themes' },
] as const;

export type Family = (typeof GALLERY_VIEWS)[number]['family'];
