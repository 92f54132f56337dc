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

/** Asks both for the same list in turn and says how long they took. Answers whether many rows hold `target`. */
export async function compare(path: string, few: Asked, many: Asked, target = Infinity): Promise<boolean> {
  const times: [number[], number[]] = [[], []];
  for (let i = 0; i < WARM_UP + SAMPLES; i += 1) {
    for (const [which, asked] of [few, many].entries()) {
      const time = await measureTime(path, asked);
      if (i >= WARM_UP) times[which]?.push(time);
    }
  }
  const [short, long] = times.map((each) => each.sort((a, b) => a - b)) as [number[], number[]];
  const at = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)]!;
  const ratio = at(long, 0.99) / at(short, 0.99);
  console.log(
    `${path.padEnd(58)} medians ${at(short, 0.5).toFixed(1)} and ${at(long, 0.5).toFixed(1)} ms, ` +
      `p99 ${at(short, 0.99).toFixed(1)} and ${at(long, 0.99).toFixed(1)} ms: ${ratio.toFixed(2)} times${ratio > target ? ' (too slow)' : ''}`,
  );
  return ratio <= target;
}

async function measureTime(path: string, { origin, cookie }: Asked): Promise<number> {
  const start = performance.now();
  const response = await fetch(`${origin}/api${path}`, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
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
