/** Joins the class names that are set: `classNames(styles.card, active && styles.active, className)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
