import fc, { type Arbitrary } from 'fast-check';
import { type FuzzAnswer, FuzzClient, type Sender } from './client';
import { findFault } from './invariants';
import type { FuzzRequest, Person } from './requests';

/** What is asked, and who asks it. */
export interface Target {
  secrets: readonly string[];
  senderFor(person: Person): Sender;
  renew(person: Person): Promise<void>;
  /** Takes the errors out of the log that name this request. */
  findErrors(requestId: string): string[];
}

/** A fault with the smallest request that still shows it. */
export interface Found {
  seed: number;
  path: string;
  fault: string;
  request: FuzzRequest;
  answer: FuzzAnswer | undefined;
  shrinks: number;
}

export interface Course {
  requests: Arbitrary<FuzzRequest>;
  seed: number;
  runs: number;
  /** Of one request within the course of its seed, as a fault names it. */
  path?: string;
  /** When to stop asking. */
  until: number;
}

/** How often each status was answered, by the operation that was asked. */
export type Tally = Map<string, Map<number, number>>;

/** Asks one request after the other until one shows a fault, then looks for a smaller one that shows a fault too. */
export async function fuzz(target: Target, course: Course, tally: Tally): Promise<Found | undefined> {
  const client = new FuzzClient();
  let last: Pick<Found, 'fault' | 'answer'> | undefined;
  const property = fc.asyncProperty(course.requests, async (request) => {
    if (Date.now() > course.until) return true;
    const seen = await ask(client, target, request, tally);
    if (seen.fault === undefined) return true;
    last = { fault: seen.fault, answer: seen.answer };
    return false;
  });
  try {
    const { seed, runs: numRuns, path } = course;
    const result = await fc.check(property, { seed, numRuns, ...(path === undefined ? {} : { path }) });
    if (!result.failed || !last || !result.counterexample || result.counterexamplePath === null)
      return undefined;
    const [request] = result.counterexample;
    return { ...last, seed, path: result.counterexamplePath, request, shrinks: result.numShrinks };
  } finally {
    client.close();
  }
}

async function ask(
  client: FuzzClient,
  target: Target,
  request: FuzzRequest,
  tally: Tally,
): Promise<{ fault: string | undefined; answer: FuzzAnswer | undefined }> {
  const sender = target.senderFor(request.person);
  let answer: FuzzAnswer;
  try {
    answer = await client.send(request, sender);
  } catch (error) {
    return { fault: `the connection was lost: ${String(error)}`, answer: undefined };
  }
  const statuses = tally.get(request.from) ?? new Map<number, number>();
  tally.set(request.from, statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1));
  if (answer.status === 401) await target.renew(request.person);
  const errors = target.findErrors(String(answer.headers['x-request-id']));
  const fault =
    findFault(answer, request, target.secrets) ?? (errors.length > 0 ? 'it logged an error' : undefined);
  return { fault: fault && [fault, ...errors].join('\n'), answer };
}

/** A fault as people read it, with the command that asks for it again. */
export function describeFound({ seed, path, fault, request, answer, shrinks }: Found, part: string): string {
  const { person, method, path: target, headers, body } = request;
  const more = JSON.stringify({ headers, body, doubled: request.doubled });
  const lines = [
    `${method} ${JSON.stringify(target)} by ${person}: ${fault}`,
    `request, made smaller ${shrinks} times: ${more}`,
    `answer: ${answer ? `${answer.status} ${answer.body}` : 'none'}`,
  ];
  // Short enough to be read; the command has it all.
  return [
    ...lines.map((line) => line.slice(0, 2000)),
    `again: FUZZ_SEED=${seed} FUZZ_PATH=${path} npm test -- ${part}`,
  ].join('\n');
}

export function requestsIn(tally: Tally): number {
  return [...tally.values()]
    .flatMap((statuses) => [...statuses.values()])
    .reduce((sum, count) => sum + count, 0);
}
