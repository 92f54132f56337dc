import { LOCALES } from '@ringtag/contracts';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';

test(
  'should break no word of a mail, be no wider than a phone, and lead to the site in the language of its reader',
  { tag: '@phone-only' },
  async ({ page, request, server }) => {
    for (const locale of LOCALES) {
      const email = `words-${locale}@example.com`;
      await request.post('/api/auth/register', { data: { email, locale } });
      const { html } = await latestMail(server.url, email);
      await page.setContent(html);
      const home = page.getByRole('link', { name: 'Ringtag', exact: true });
      await expect(home).toHaveAttribute('href', `${server.url}/?locale=${locale}`);
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
    await page.goto('/?locale=ru');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveURL(/\/sign-in/);
  },
);
