/** A reason not to start that one line tells. */
export class StartError extends Error {}
