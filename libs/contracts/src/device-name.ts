/** Patterns of user agents. The first match counts: most browsers also name other browsers, so the order matters. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bChromium\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Returns a name such as "Firefox, Windows", or undefined when neither browser nor system is known. */
export function deviceName(userAgent: string | null | undefined): string | undefined {
  const known = [BROWSERS, SYSTEMS].flatMap(
    (marks) => marks.find(([mark]) => mark.test(userAgent ?? ''))?.[1] ?? [],
  );
  return known.length > 0 ? known.join(', ') : undefined;
}
