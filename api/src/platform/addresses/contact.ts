import { toPhoneDigits } from '../phone-numbers/dialled';
import { toCanonicalEmail } from './email';

/** How somebody can be reached. What people left without an account is found by it. */
export type Contact = { email: string } | { phone: string };

type Left = string | null | undefined;

/** Whether one of these, as somebody left them, is the address or the number of the contact. */
export function isContact(contact: Contact, { emails, phones }: { emails: Left[]; phones: Left[] }): boolean {
  return 'email' in contact
    ? isAmong(contact.email, emails, toCanonicalEmail)
    : isAmong(contact.phone, phones, (phone) => toPhoneDigits(phone));
}

function isAmong(wanted: string, left: Left[], toComparable: (text: string) => string): boolean {
  const comparable = toComparable(wanted);
  return left.some((each) => !!each && toComparable(each) === comparable);
}
