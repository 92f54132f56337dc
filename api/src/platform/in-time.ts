/** The milliseconds after which a document is sent without its data; its script asks for them (ADR 18). */
const BUDGET_MS = 200;

/** Awaits `work`. Throws when it takes longer than `budget` milliseconds. */
export async function inTime<T>(work: T | Promise<T>, budgetMs = BUDGET_MS): Promise<T> {
  if (!(work instanceof Promise)) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${budgetMs} ms`)), budgetMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
