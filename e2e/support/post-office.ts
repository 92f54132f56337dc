import { type MailCatcher } from '@ringtag/tools/mail-catcher';
import { codeIn, latestMail, linkIn } from './mailbox';
import type { Server } from './server';

/** Where a test finds what was mailed: the built-in mailbox, or a real SMTP server. */
export interface PostOffice {
  codeFor(address: string): Promise<string>;
  linkFor(address: string): Promise<string>;
}

export function builtInMailbox({ url }: Server): PostOffice {
  return {
    codeFor: async (address) => codeIn(await latestMail(url, address)),
    linkFor: async (address) => linkIn(await latestMail(url, address), url),
  };
}

export function smtpServer(catcher: MailCatcher, { url }: Server): PostOffice {
  return {
    codeFor: (address) => catcher.codeFor(address),
    linkFor: async (address) => {
      const { text = '', subject = '' } = await catcher.waitFor(address);
      return linkIn({ to: address, subject, text, html: '', createdAt: '' }, url);
    },
  };
}
