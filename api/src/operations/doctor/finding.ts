import { SECOND } from '@ringtag/contracts';

/** How long a check waits for an answer from outside, whose reading the other checks may hold up. */
export const ANSWER_DEADLINE_MS = 10 * SECOND;

/** What a check says about one thing. */
export interface Finding {
  /** With a `problem`, people cannot use the site, or are not protected. A `warning` can wait. */
  level: 'ok' | 'warning' | 'problem';
  /** What is, in one sentence. */
  what: string;
  /** What to do about it, in one sentence. */
  todo?: string;
}

/** The findings of a check. It yields each at once, so that none is lost if it fails later. */
export type Findings = AsyncGenerator<Finding, void>;

/** Looks at one part of the installation once its findings are read. Changes nothing. */
export interface Check {
  /** One word, before each line. */
  name: string;
  findings: Findings;
}

export const ok = (what: string): Finding => ({ level: 'ok', what });
export const warning = (what: string, todo: string): Finding => ({ level: 'warning', what, todo });
export const problem = (what: string, todo: string): Finding => ({ level: 'problem', what, todo });

/** The first line of an error's message, for the middle of a sentence; its code where it has none. */
export function describeError(error: unknown): string {
  const { message = '', code = 'unknown error' } = error as { message?: string; code?: string };
  return message.split('\n')[0]!.replace(/[.?!]$/, '') || code;
}
