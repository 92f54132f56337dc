/** After this many milliseconds the plain document goes out, whose script asks again (docs/adr/0018). */
const BUDGET = 200;

/** What `work` gives; throws when it takes too long. */
export async function inTime<T>(work: T | Promise<T>): Promise<T> {
  if (!(work instanceof Promise)) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${BUDGET} ms`)), BUDGET);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
