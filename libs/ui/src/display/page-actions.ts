/** Marks the buttons in a page's header, so that toasts do not cover them. */
export const PAGE_ACTIONS = 'data-page-actions';
