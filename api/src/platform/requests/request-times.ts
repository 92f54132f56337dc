/** Time limits of a request, in milliseconds; docs/operations.md explains the numbers. */
export interface RequestTimes {
  /** From the first byte to the end of the headers. */
  headers: number;
  /** For the body. Grows by one second for each `bodyBytesPerSecond` bytes received. */
  body: number;
  bodyBytesPerSecond: number;
  /** From the last byte of the request to the first byte of the answer, including retries of a transaction (REL-11). */
  answer: number;
  /** Replaces `answer` for requests that create or change thousands of rows. */
  bulkAnswer: number;
  /** From the first to the last byte of a streamed answer. */
  download: number;
}

export const REQUEST_TIMES: RequestTimes = {
  headers: 15_000,
  body: 10_000,
  bodyBytesPerSecond: 10_000,
  // Together with the network less than ten seconds.
  answer: 9500,
  // Less than the usual timeout of proxies, 60 s.
  bulkAnswer: 50_000,
  download: 600_000,
};
