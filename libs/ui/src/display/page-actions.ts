/** The attribute of the buttons in a page's header; toasts stay clear of them. */
export const PAGE_ACTIONS = 'data-page-actions';
