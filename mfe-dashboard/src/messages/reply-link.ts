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
  const shown = Array.from(body);
  const cut = shown.length > QUOTE_LENGTH ? `${shown.slice(0, QUOTE_LENGTH).join('')}…` : body;
  const quote = cut.replace(/^/gm, '> ').replace(/\r?\n/g, '\r\n');
  const address = encodeURIComponent(to).replace('%40', '@');
  const text = encodeURIComponent(`\r\n\r\n${intro}\r\n${quote}`);
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${text}`;
}

/** Returns a `tel:` link, or undefined when the text contains no number to dial. */
export function callLink(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : undefined;
}
