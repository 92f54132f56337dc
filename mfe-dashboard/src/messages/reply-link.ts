import { cutText } from '@ringtag/contracts';

/** Mail programs cut or refuse long links. One letter may take six characters in a link. */
const QUOTE_LENGTH = 400;

interface Reply {
  to: string;
  subject: string;
  /** The line above the quoted message, such as "On Nov 21 Ann wrote:". */
  intro: string;
  body: string;
}

/** Returns a `mailto:` link that quotes the message. Text of a visitor cannot add a recipient or a header. */
export function replyLink({ to, subject, intro, body }: Reply): string {
  const quote = cutText(body, QUOTE_LENGTH, '…').replace(/^/gm, '> ').replace(/\r?\n/g, '\r\n');
  const address = encodeURIComponent(to).replace('%40', '@');
  const text = encodeURIComponent(`\r\n\r\n${intro}\r\n${quote}`);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
