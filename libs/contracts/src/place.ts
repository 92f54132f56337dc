/** A position as a browser tells it: degrees, and metres around them. */
export interface Place {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** The edge of the squares to which "about here" rounds, in metres. */
export const ABOUT_METRES = 500;

/** Metres of a degree of latitude: a 360th of the meridian of WGS 84. */
const DEGREE = 111_132;
const STEP = ABOUT_METRES / DEGREE;
/** Five decimals are about a metre. */
const DECIMALS = 1e5;

/** The place to the metre. */
export function toExactPlace({ latitude, longitude, accuracy }: Place): Place {
  return { latitude: round(latitude), longitude: round(longitude), accuracy: Math.ceil(accuracy) };
}

/**
 * The nearest point of a grid of 500 m. The grid is fixed: the same person at the same place always gives the same
 * point, and the average of many messages tells no more than one. Rounding a rounded place changes nothing.
 */
export function toAboutPlace({ latitude, longitude, accuracy }: Place): Place {
  const rows = Math.round(latitude / STEP);
  const north = Math.max(-90, Math.min(90, rows * STEP));
  // Meridians come closer towards the poles: there, a step of 500 m is more degrees.
  const step = Math.min(360, STEP / Math.max(Number.EPSILON, Math.cos((north * Math.PI) / 180)));
  const east = Math.round(longitude / step) * step;
  return {
    latitude: round(north),
    longitude: round(east > 180 ? east - 360 : east < -180 ? east + 360 : east),
    accuracy: Math.max(ABOUT_METRES, Math.ceil(accuracy)),
  };
}

/** The page of a map with a mark at the place. It is another site: nothing of it is loaded before it is opened. */
export function toMapUrl({ latitude, longitude }: Place): string {
  const at = `mlat=${latitude}&mlon=${longitude}`;
  return `https://www.openstreetmap.org/?${at}#map=16/${latitude}/${longitude}`;
}

/** Opens the map application of a phone (RFC 5870). */
export function toGeoUri({ latitude, longitude, accuracy }: Place): string {
  return `geo:${latitude},${longitude};u=${accuracy}`;
}

/** Coordinates for people to read, as maps take them in a search. */
export function toCoordinates({ latitude, longitude }: Place): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

function round(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
