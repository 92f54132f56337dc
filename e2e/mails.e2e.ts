import { LOCALES } from '@ringtag/contracts';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';

test(
  'should break no word of a mail, and be no wider than a phone, in any language',
  { tag: '@phone-only' },
  async ({ page, request, server }) => {
    for (const locale of LOCALES) {
      const email = `words-${locale}@example.com`;
      await request.post('/api/auth/register', { data: { email, locale } });
      const { html } = await latestMail(server.url, email);
      await page.setContent(html);
      const { broken, width } = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => top));
            // The link alone is longer than a line.
            if (lines.size > 1 && !node.data.includes('://')) broken.push(word);
          }
        }
        return { broken, width: document.documentElement.scrollWidth };
      });
      expect({ locale, broken, width }).toEqual({ locale, broken: [], width: 390 });
    }
  },
);
