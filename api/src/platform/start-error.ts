/** Why the server cannot start. Its message is printed without a stack trace. */
export class StartError extends Error {}

/** One line for what the operator can fix, a stack trace for everything else. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? error.stack! : String(error);
}
