/** Something that has to be changed before a release can be uploaded. The message says what. */
export class ReleaseProblem extends Error {
  override name = 'ReleaseProblem';
}

/** Throws where there are problems: all of them, one per line. */
export function assertNone(title: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new ReleaseProblem([title, ...problems.map((line) => `- ${line}`)].join('\n'));
}
