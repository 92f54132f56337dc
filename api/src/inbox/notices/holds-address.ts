import { toPlainText } from '../../platform/phone-numbers/plain-text';

/** A domain: a dot between a letter or digit and two letters. Browsers take the ideographic full stop for a dot. */
const DOMAIN = /[\p{L}\p{N}][.。]\p{L}{2}/u;
const LINK = /[@/\\]/;
/** Six digits and more, however they are grouped. */
const TELEPHONE = /\d(?:[\s().-]*\d){5}/;

/**
 * Whether a name holds something to go to or to call: a domain, a link, an e-mail address or a telephone number. Mail programs
 * make links of them.
 */
export function holdsAddress(name: string): boolean {
  const plain = toPlainText(name);
  return [DOMAIN, LINK, TELEPHONE].some((pattern) => pattern.test(plain));
}
