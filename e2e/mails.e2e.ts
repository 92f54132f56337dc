import { LOCALES } from '@ringtag/contracts';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';

/** Finds words that are broken over two lines. Links are left out: they are longer than a line. */
const BROKEN_WORDS = `(() => {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (node.data.includes('://')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+(?:-[\\p{L}\\p{N}]+)*/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})()`;

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
      const broken = await page.evaluate<string[]>(BROKEN_WORDS);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect({ locale, broken, width }).toEqual({ locale, broken: [], width: 390 });
    }
    await page.goto('/?locale=ru');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveURL(/\/sign-in/);
  },
);
