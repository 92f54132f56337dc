import type { PHOTO } from './limits';

/** The edge of a copy that is smaller than the photo. */
export type SmallEdge = (typeof PHOTO.smallEdges)[number];

/** The path of a smaller copy of a photo; undefined where the address is of another picture, such as a chosen file. */
export function smallPhotoPath(path: string, edge: SmallEdge): string | undefined {
  const [, name] = /^(\/api\/photos\/[0-9a-f]{64})\.webp$/.exec(path) ?? [];
  return name && `${name}-${edge}.webp`;
}
