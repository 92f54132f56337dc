import { LENGTH } from '@ringtag/contracts';
import { toCanonicalEmail } from '../addresses/email';
import commonPasswords from './common-passwords.json';

const COMMON = new Set(commonPasswords.passwords);
/** Shorter words occur in many good passwords by chance. */
const SHORTEST_WORD = 3;

/** The person who chooses a password. */
export interface PasswordOwner {
  email: string;
  name?: string | null;
}

/** Whether a password is common, or consists mostly of words about the product or its owner. */
export function isEasyToGuess(password: string, brand: string, owner?: PasswordOwner): boolean {
  const folded = fold(password);
  return COMMON.has(folded) || isAbout(folded, brand, owner);
}

/** Whether too few characters are left without the words about the product and the owner. */
function isAbout(folded: string, brand: string, owner: PasswordOwner | undefined): boolean {
  const rest = wordsAbout(brand, owner).reduce((text, word) => text.replaceAll(word, ''), folded);
  return rest !== folded && rest.length < LENGTH.password.min;
}

/** The longest words first, so that a whole address is removed before its parts. */
function wordsAbout(brand: string, owner: PasswordOwner | undefined): string[] {
  const email = owner ? toCanonicalEmail(owner.email) : '';
  const [local = '', domain = ''] = email.split('@');
  // Without the top-level domain, which is too common.
  const labels = domain.split('.').slice(0, -1);
  const words = [brand, owner?.name ?? '', email, local, domain, ...labels]
    .map(fold)
    .flatMap((word) => [word, ...word.split(/[^\p{L}\p{N}]+/u)]);
  return words.filter((word) => word.length >= SHORTEST_WORD).sort((a, b) => b.length - a.length);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
