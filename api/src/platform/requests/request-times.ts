/** How long a request may take, in milliseconds; docs/operations.md explains the numbers. */
export interface RequestTimes {
  /** Its headers, from the first byte on. */
  headers: number;
  /** Its body, and a second more for each `bodyBytesPerSecond` that came. */
  body: number;
  bodyBytesPerSecond: number;
  /** From its last byte to the first byte of the answer, the retries of its transaction included (REL-11). */
  answer: number;
  /** The same for what makes or changes thousands of rows. */
  bulkAnswer: number;
  /** From the first to the last byte of an answer that is written while it is sent. */
  download: number;
}

export const REQUEST_TIMES: RequestTimes = {
  headers: 15_000,
  body: 10_000,
  bodyBytesPerSecond: 10_000,
  // Nobody waits longer than ten seconds, the way of the answer included.
  answer: 9500,
  // Less than the 60 s after which proxies give up.
  bulkAnswer: 50_000,
  download: 600_000,
};
