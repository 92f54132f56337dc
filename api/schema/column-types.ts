/** Types that hold all that those before them hold. */
const FAMILIES = [
  ['tinyint', 'smallint', 'mediumint', 'int', 'bigint'],
  ['char', 'varchar', 'text', 'mediumtext', 'longtext'],
  ['binary', 'varbinary', 'blob', 'mediumblob', 'longblob'],
];
const WHOLE_NUMBERS = FAMILIES[0]!;

/** Whether a column type of MySQL holds every value of another one. Types that are not known hold only themselves. */
export function isAtLeastAsWide(type: string, before: string): boolean {
  if (type === before) return true;
  const [now, then] = [readType(type), readType(before)];
  if (now.further !== then.further) return false;
  const family = FAMILIES.find((names) => names.includes(then.name)) ?? [then.name];
  if (family.indexOf(now.name) < family.indexOf(then.name)) return false;
  // What stands behind a whole number is only how wide it is shown.
  return family === WHOLE_NUMBERS || now.size >= then.size;
}

function readType(type: string): { name: string; size: number; further: string } {
  const [, name = '', size, further = ''] = /^(\w+)(?:\((\d+)\))?(.*)$/.exec(type) ?? [];
  // A text without a length is longer than all that have one; a time without digits has none after the second.
  return { name, size: size === undefined ? (name === 'datetime' ? 0 : Infinity) : Number(size), further };
}
