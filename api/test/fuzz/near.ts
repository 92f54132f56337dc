import fc, { type Arbitrary } from 'fast-check';
import { type Json, wildJson, wildText } from './wild';

type Change =
  | { kind: 'none' }
  | { kind: 'replace'; at: number; by: Json }
  | { kind: 'remove'; at: number }
  | { kind: 'add'; name: string; value: Json };

/** Mostly one thing wrong: what is wrong everywhere is refused at the first look. */
const change: Arbitrary<Change> = fc.oneof(
  { withCrossShrink: true },
  { weight: 8, arbitrary: fc.constant<Change>({ kind: 'none' }) },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('replace' as const), at: fc.nat(40), by: wildJson }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: fc.nat(40) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('add' as const), name: wildText, value: wildJson }),
  },
);

/** A valid value with at most one thing in it broken. */
export function nearly(valid: Arbitrary<Json>): Arbitrary<Json> {
  return fc.tuple(valid, change).map(([value, made]) => changed(value, made));
}

function changed(value: Json, made: Change): Json {
  switch (made.kind) {
    case 'none':
      return value;
    case 'add':
      return isObject(value)
        ? Object.fromEntries([...Object.entries(value), [made.name, made.value]])
        : value;
    default: {
      const places = placesIn(value);
      const place = places[made.at % places.length]!;
      return withPlace(value, place, made.kind === 'replace' ? made.by : undefined);
    }
  }
}

type Place = (string | number)[];

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value in a value, the leaves before what holds them. */
function placesIn(value: Json, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const inside = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...at, key]));
  return [...inside, at];
}

function withPlace(value: Json, [key, ...rest]: Place, by: Json | undefined): Json {
  if (key === undefined) return by ?? null;
  const entries = Object.entries(value as { [key: string]: Json }).flatMap(([name, item]) => {
    if (name !== String(key)) return [[name, item] as const];
    if (rest.length === 0 && by === undefined) return [];
    return [[name, withPlace(item, rest, by)] as const];
  });
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}
