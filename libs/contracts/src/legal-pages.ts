/** The built-in legal pages, to which the footer leads unless TERMS_URL and PRIVACY_URL name others. */
export const LEGAL_PAGES = { terms: '/legal/terms', privacy: '/legal/privacy' } as const;
