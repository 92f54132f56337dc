/** The public path of a photo. It contains the hash of the photo, so a new photo has a new path. */
export const photoPath = (hash: string) => `/api/photos/${hash}.webp`;
