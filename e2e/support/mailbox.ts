import { expect } from '@playwright/test';

/** A mail as the development mailbox answers it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

/** Where the mail about a sign-in in a new browser leads. */
const NOTICE_PATH = '/profile?view=account';

/** All mails to an address, newest first. */
async function allMailsTo(url: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}.`);
  return (await response.json()) as Mail[];
}

/**
 * Mails to an address, newest first, without those about sign-ins in new browsers: they come with whatever a test signs
 * in with.
 */
export async function mailsTo(url: string, address: string): Promise<Mail[]> {
  const mails = await allMailsTo(url, address);
  return mails.filter(({ text }) => !text.includes(NOTICE_PATH));
}

/** Waits for the mail that tells of a sign-in in a new browser. */
export async function signInNotice(url: string, address: string): Promise<Mail> {
  let notice: Mail | undefined;
  const look = async () => {
    notice = (await allMailsTo(url, address)).find(({ text }) => text.includes(NOTICE_PATH));
    return notice !== undefined;
  };
  await expect.poll(look, { message: `a notice to ${address}` }).toBe(true);
  return notice as Mail;
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
