import type { Browser, Response } from '@playwright/test';
import type { Server } from './server';

/** Kinds of answers that hold no secret, as the browser names them: reading them takes a tenth of the time. */
const FILES = new Set(['script', 'stylesheet', 'font', 'image', 'manifest']);

/**
 * Notes what a server answers to the pages of a browser: the secrets that it issues and the addresses that it tells.
 * @returns waits until the last answer has been read
 */
export function listen(browser: Browser, { url, issued }: Server): () => Promise<void> {
  const reading: Promise<void>[] = [];

  async function read(response: Response): Promise<void> {
    issued.noteLinks(response.url());
    const { 'set-cookie': cookies = '', 'content-type': type = '' } = await response.allHeaders();
    for (const cookie of cookies.split('\n')) issued.noteCookie(cookie.split(';')[0] ?? '');
    if (!/json|html/.test(type)) return;
    const text = await response.text();
    issued.noteLinks(text);
    issued.noteTold(text, response.url());
    if (type.includes('json')) issued.noteConversation(JSON.parse(text));
  }

  browser.on('context', (context) => {
    context.on('response', (response) => {
      if (!response.url().startsWith(url) || FILES.has(response.request().resourceType())) return;
      // A page that is left or closed takes answers along.
      reading.push(read(response).catch(() => undefined));
    });
  });
  return async () => void (await Promise.all(reading));
}
