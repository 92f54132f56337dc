/** The entries of the builds on the page, by remote. */
export const registered = new Map<string, string>();
