/**
 * Answers the input. Throws what to change where it begins with none of these protocols, or is no URL as a whole. Never
 * repeats the input: it may hold a password.
 */
export function checkUrl(input: string, protocols: string[]): string {
  if (!protocols.some((protocol) => input.toLowerCase().startsWith(`${protocol}//`)))
    throw new Error(`must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
  if (!isWhole(input))
    throw new Error(
      'is not a valid URL; in a user name or password, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25',
    );
  return input;
}

/** A password with `/`, `?` or `#` ends the host too early: a part of it would count as the host, and be shown. */
function isWhole(input: string): boolean {
  if (!URL.canParse(input)) return false;
  const { username, password, pathname, search, hash } = new URL(input);
  return !`${pathname}${search}${hash}`.includes('@') && isDecodable(username + password);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
