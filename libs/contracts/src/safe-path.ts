const MAX_LENGTH = 2048;
// A placeholder: the only question is whether the value leads away from this origin.
const ORIGIN = 'https://origin.invalid';

/**
 * A path of this site, or undefined for everything else. Every `redirectUrl` and `returnUrl` must pass through here.
 * The normalised result is checked again, because `/..//evil` normalises to `//evil` (RED-1, ASVS 3.7.2).
 */
export function safePath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !isLocal(value)) return undefined;
  let url: URL;
  try {
    url = new URL(value, ORIGIN);
  } catch {
    return undefined;
  }
  if (url.origin !== ORIGIN) return undefined;
  const path = url.pathname + url.search + url.hash;
  return isLocal(path) ? path : undefined;
}

function isLocal(path: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return path.startsWith('/') && !path.startsWith('//') && !/[\\\u0000-\u001f\u007f]/.test(path);
}
