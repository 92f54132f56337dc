/** Where everybody gets a photo by its hash: a new photo has a new address, so answers are kept for good. */
export const photoPath = (hash: string) => `/api/photos/${hash}.webp`;
