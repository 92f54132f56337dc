import { type Place, toAboutPlace, toCoordinates, toExactPlace, toGeoUri, toMapUrl } from './place';

const STATION: Place = { latitude: 52.5250839, longitude: 13.3694022, accuracy: 12.3 };

/** Metres between two places that are near each other. */
function distance(a: Place, b: Place): number {
  const metre = 111_132;
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east) * metre;
}

it('should keep an exact place to the metre', () => {
  expect(toExactPlace(STATION)).toEqual({ latitude: 52.52508, longitude: 13.3694, accuracy: 13 });
});

it('should round to a point within 360 m, that is the same for all places near it, and say 500 m', () => {
  const points = new Set<string>();
  for (let i = 0; i < 400; i += 1) {
    const there = { ...STATION, latitude: 52.5 + i / 40_000, longitude: 13.3 + (i % 20) / 2000 };
    const about = toAboutPlace(there);
    expect(distance(there, about)).toBeLessThan(360);
    expect(about.accuracy).toBe(500);
    points.add(toCoordinates(about));
  }
  // 1.1 km by 640 m has room for no more.
  expect(points.size).toBeLessThanOrEqual(12);
});

it.each([
  ['a city', 52.52508, 13.3694],
  ['the equator', 0, 0],
  ['the far south', -77.846, 166.676],
  ['near a pole', 89.9999, 12.3],
  ['the pole', 90, 180],
  ['the other pole', -90, -180],
  ['the date line', 16.8, 179.9999],
  ['the other side of it', 16.8, -179.9999],
])('should stay on the earth, and change nothing when it rounds again: %s', (_, latitude, longitude) => {
  const about = toAboutPlace({ latitude, longitude, accuracy: 900 });
  expect(Math.abs(about.latitude)).toBeLessThanOrEqual(90);
  expect(Math.abs(about.longitude)).toBeLessThanOrEqual(180);
  expect(about.accuracy).toBe(900);
  expect(toAboutPlace(about)).toEqual(about);
});

it('should lead to a map', () => {
  const place = toExactPlace(STATION);
  expect(toMapUrl(place)).toBe(
    'https://www.openstreetmap.org/?mlat=52.52508&mlon=13.3694#map=16/52.52508/13.3694',
  );
  expect(toGeoUri(place)).toBe('geo:52.52508,13.3694;u=13');
});
