/** The day (UTC, YYYY-MM-DD) that was so many days ago. */
const ago = {
  mysql: (days: number) => `DATE_FORMAT(UTC_DATE() - INTERVAL ${days} DAY, '%Y-%m-%d')`,
  sqlite: (days: number) => `DATE('now', '-${days} days')`,
};

/**
 * Adds up what is known of the days before these sums were stored. Scans of the day of an activation may be those of the
 * owner before, so they are left out. A second time changes nothing.
 */
export function fillHomeNumbers(engine: keyof typeof ago): string[] {
  return [
    `REPLACE INTO site_days (day, slot, scans, activations)
       SELECT day, 0, SUM(scans), SUM(activations) FROM (
         SELECT day, \`count\` AS scans, 0 AS activations FROM scan_counts
         UNION ALL
         SELECT SUBSTR(activatedAt, 1, 10), 0, 1 FROM activations) happened
       WHERE day > ${ago[engine](90)} GROUP BY day`,
    `REPLACE INTO owner_scans (userId, day, \`count\`)
       SELECT a.userId, s.day, SUM(s.\`count\`) FROM activations a
         INNER JOIN scan_counts s ON s.itemId = a.itemId AND s.day > SUBSTR(a.activatedAt, 1, 10)
       WHERE a.endedAt IS NULL AND s.day > ${ago[engine](30)} GROUP BY a.userId, s.day`,
  ];
}
