import { readSite } from './site';

/** The product's name and what else the server says of this installation. The slogan is a text, `common:slogan`. */
export const brand = readSite(document);
