/** The built-in legal pages. The footer leads to them unless TERMS_URL and PRIVACY_URL name other pages. */
export const LEGAL_PAGES = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;
