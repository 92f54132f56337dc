const UNITS = [
  { name: 'GB', bytes: 1e9 },
  { name: 'MB', bytes: 1e6 },
];

/** A size for people, in the unit in which it is not 0.0. */
export function describeSize(bytes: number): string {
  const unit = UNITS.find((each) => bytes >= each.bytes) ?? { name: 'KB', bytes: 1e3 };
  return `${(bytes / unit.bytes).toFixed(1)} ${unit.name}`;
}
