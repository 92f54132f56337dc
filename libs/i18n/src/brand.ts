/** The product's name and legal pages: the one place to change them. The slogan is a text, `common:slogan`. */
export const brand = {
  name: 'Ringtag',
  termsUrl: '/legal/terms',
  privacyUrl: '/legal/privacy',
} as const;
