const LONGEST_MS = 60_000;

/**
 * The milliseconds until the next try after so many failures in a row. The first is half a second to two seconds, so
 * that the clients of a server that stops do not all come back at once; later ones double.
 */
export function toPause(failures: number, random = Math.random()): number {
  return Math.min(1000 * 2 ** (failures - 1), LONGEST_MS) * (0.5 + 1.5 * random);
}
