import { expect } from '@playwright/test';

/** A mail as the development mailbox answers it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Mails to an address, newest first. */
export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`);
  return (await response.json()) as Mail[];
}

/**
 * Waits for mail to an address and answers the newest.
 * @param count how many there must be, e.g. 2 after asking to send again
 */
export async function latestMail(url: string, address: string, count = 1): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(url, address);
        return mails.length;
      },
      { message: `${count} mail(s) to ${address}` },
    )
    .toBeGreaterThanOrEqual(count);
  return mails[0] as Mail;
}

/** The six-digit code in a mail. */
export function codeIn(mail: Mail): string {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mail.text)?.[0];
  if (code === undefined) throw new Error(`No code in the mail "${mail.subject}".`);
  return code;
}

/** The first link in a mail that belongs to the product. */
export function linkIn(mail: Mail, url: string): string {
  const link = mail.text.match(/https?:\/\/[^\s<>"]+/g)?.find((found) => found.startsWith(`${url}/`));
  if (link === undefined) throw new Error(`No link in the mail "${mail.subject}".`);
  return link;
}
