/** The collation of a column in SQLite's own words: `"email" varchar(254) COLLATE NOCASE NOT NULL`. */
export function collationIn(tableSql: string, column: string): string | undefined {
  return new RegExp(`"${column}" \\w+(?:\\(\\d+\\))?(?: PRIMARY KEY)? COLLATE (\\w+)`).exec(tableSql)?.[1];
}
