/**
 * A table `s` for FROM, whose column `seq` counts from `first` to `last`. MariaDB has an engine for that, MySQL only this.
 * Fill tables in several steps: each statement has a deadline.
 */
export const numbers = (first: number, last: number): string =>
  `(SELECT seq + ${first - 1} AS seq FROM JSON_TABLE(CONCAT('[0', REPEAT(',0', ${last - first}), ']'), '$[*]'
     COLUMNS (seq FOR ORDINALITY)) elements) s`;
