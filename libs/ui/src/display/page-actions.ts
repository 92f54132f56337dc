/** Marks what can be done with a page, at its top. */
export const PAGE_ACTIONS = 'data-page-actions';
