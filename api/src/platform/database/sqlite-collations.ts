/** Reads the collation of a column from SQLite's CREATE TABLE: `"email" varchar(254) COLLATE NOCASE NOT NULL`. */
export function collationIn(tableSql: string, column: string): string | undefined {
  return new RegExp(`"${column}" \\w+(?:\\(\\d+\\))?(?: PRIMARY KEY)? COLLATE (\\w+)`).exec(tableSql)?.[1];
}
