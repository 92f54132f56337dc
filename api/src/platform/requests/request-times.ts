import { SECOND } from '@ringtag/contracts';

/** How long the parts of a request may take, in milliseconds (docs/limits.md). */
export const REQUEST_TIMES = {
  /** From the first byte of a request to the end of its headers. A client that takes longer gets 408. */
  headers: 15 * SECOND,
  /** For a body of no bytes. A body that takes longer gets 408, and the connection is closed. */
  body: 10 * SECOND,
  /** For each of these bytes that have arrived, a body may take one more second. */
  bodyBytesPerSecond: 10_000,
  /**
   * From the last byte of a request to the first byte of its answer, including repeated transactions (REL-11). A request
   * that takes longer gets 503, and none of its transactions commits. Together with the network this is less than ten seconds.
   */
  answer: 9.5 * SECOND,
  /**
   * Replaces `answer` for requests that create or change thousands of rows. What they have committed by then stays.
   * This is less than the usual timeout of proxies, 60 s.
   */
  bulkAnswer: 50 * SECOND,
  /** From the first to the last byte of a file that is streamed. Then the connection is cut. */
  download: 600 * SECOND,
};

export type RequestTimes = typeof REQUEST_TIMES;
