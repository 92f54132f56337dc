/** The page that explains the product to strangers. The server draws it; the shell has no such page. */
export const ABOUT_PATH = '/about';
