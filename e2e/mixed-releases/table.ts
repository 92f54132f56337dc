/** A table for people, in Markdown. Nothing without rows. */
export function toTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => '-'), ...rows];
  return rows.length === 0 ? '' : lines.map((cells) => `|${cells.join('|')}|\n`).join('');
}
