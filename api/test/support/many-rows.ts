import range from 'lodash/range';

/** Each statement has a deadline, also on a busy machine. */
const ROWS_OF_A_STATEMENT = 3000;

/**
 * Tables `s` for FROM, one for each statement. Their column `seq` counts from 1 to `last`. MariaDB has an engine for
 * that, MySQL has not.
 */
export const numbers = (last: number): string[] =>
  range(0, last, ROWS_OF_A_STATEMENT).map((before) => {
    const more = Math.min(ROWS_OF_A_STATEMENT, last - before) - 1;
    return `(SELECT seq + ${before} AS seq FROM JSON_TABLE(CONCAT('[0', REPEAT(',0', ${more}), ']'), '$[*]'
       COLUMNS (seq FOR ORDINALITY)) elements) s`;
  });
