const LONGEST_MS = 60_000;

/**
 * The milliseconds until the next try after so many failures in a row. The first is half a second to a second and a half,
 * so that the clients of a server that stops do not all come back at once. Each later one is half as long again, so that
 * all are back within ten seconds after a restart.
 */
export function toPause(failures: number, random = Math.random()): number {
  return Math.min(1000 * 1.5 ** (failures - 1), LONGEST_MS) * (0.5 + random);
}
