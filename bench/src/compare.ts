/** Of 200 the third slowest would decide, and that is the machine's, not ours. */
const SAMPLES = 500;
const WARM_UP = 30;
/** How many times as long the slowest hundredth may take with many rows as with few. */
export const TARGET = 2;

/** One of two that are asked the same. */
export interface Asked {
  origin: string;
  cookie: string;
}

/** Sends one request. */
export type Call = () => Promise<Response>;

/** Times a list of few rows and of many. Answers whether the long one takes at most `target` times as long. */
export function compare(path: string, few: Asked, many: Asked, target = Infinity): Promise<boolean> {
  const ask = ({ origin, cookie }: Asked) => fetch(`${origin}/api${path}`, { headers: { cookie } });
  return compareCalls(path, [() => ask(few), () => ask(many)], target);
}

/**
 * Makes two calls in turn and says how long they took. Answers whether the second holds `target`.
 * @param undo called after both, where they change something
 */
export async function compareCalls(
  name: string,
  [few, many]: [Call, Call],
  target: number,
  undo?: () => Promise<void>,
): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < WARM_UP + SAMPLES; i += 1) {
    for (const [which, call] of [few, many].entries()) {
      const time = await measureTime(name, call);
      if (i >= WARM_UP) times[which]?.push(time);
    }
    await undo?.();
  }
  const [short, long] = times.map((each) => each.sort((a, b) => a - b)) as [number[], number[]];
  const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)]!;
  const ratio = at(long, 0.99) / at(short, 0.99);
  console.log(
    `${name.padEnd(58)} medians ${at(short, 0.5).toFixed(1)} and ${at(long, 0.5).toFixed(1)} ms, ` +
      `p99 ${at(short, 0.99).toFixed(1)} and ${at(long, 0.99).toFixed(1)} ms: ${ratio.toFixed(2)} times${ratio > target ? ' (too slow)' : ''}`,
  );
  return ratio <= target;
}

async function measureTime(name: string, call: Call): Promise<number> {
  const start = performance.now();
  const response = await call();
  const answer = await response.text();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${answer}`);
  return performance.now() - start;
}

/** Answers the cookie of the new session. */
export async function signIn(origin: string, email: string, password: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}
