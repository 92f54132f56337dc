import { readSite } from './site';

/** The product's name and what the server says about this installation. The slogan is a text, `common:slogan`. */
export const brand = { name: 'Ringtag', ...readSite(document) } as const;
