/** The check before an upload (specification 5). It refuses the files by answering false, or a text that says why. */
export type BeforeUpload = (files: readonly File[], existing: readonly File[]) => boolean | string;

/**
 * Whether a file has a type that `accept` names (in the syntax of a file input). Needed because browsers do not check
 * dropped files.
 */
export function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

/**
 * The message of a check that refuses, or undefined. It is `failed` if the check only answers false (specification 5).
 */
export function toRefusal(answer: boolean | string | undefined, failed: string): string | undefined {
  if (answer === false) return failed;
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}

/**
 * The files after adding some. With a limit of 1, a new file replaces the old one. With other limits, files beyond the
 * limit are not added (specification 4).
 */
export function addUpTo(
  limit: number | undefined,
  existing: readonly File[],
  added: readonly File[],
): File[] {
  return limit === 1 ? added.slice(0, 1) : [...existing, ...added].slice(0, limit);
}

/** Bytes divided by 1000, rounded (specification 3). */
export function sizeInKb(bytes: number): number {
  return Math.round(bytes / 1000);
}
