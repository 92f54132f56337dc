/** What the pre-upload check answers (specification 5): false, or a text that says why not, refuses the files. */
export type BeforeUpload = (files: readonly File[], existing: readonly File[]) => boolean | string;

/** Whether `accept`, written as the attribute of a file input, names the type of the file. Dropped files are not checked by the browser. */
export function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

/** The message of a check that refuses; `failed` stands for a plain false (specification 5). */
export function refusalOf(answer: boolean | string | undefined, failed: string): string | undefined {
  if (answer === false) return failed;
  return typeof answer === 'string' && answer !== '' ? answer : undefined;
}

/** A limit of 1 replaces the file that is there; others stop adding at the limit (specification 4). */
export function addUpTo(
  limit: number | undefined,
  existing: readonly File[],
  added: readonly File[],
): File[] {
  return limit === 1 ? added.slice(0, 1) : [...existing, ...added].slice(0, limit);
}

/** Specification 3: bytes divided by 1000, rounded. */
export function sizeInKb(bytes: number): number {
  return Math.round(bytes / 1000);
}
