import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PAGE_KINDS, PROFILE_FIELD_KEYS, type ProfileFieldKey } from '@ringtag/contracts';
import { HtmlValidate } from 'html-validate/node';
import { activate, ask, newCode } from './support/codes';
import { expect, test } from './support/fixtures';
import { twoColoured } from './support/picture-file';

/** With the headers of an answer, they fit into the first round trip (10 packets of 1,460 bytes). */
const MAX_BYTES = 12 * 1024;
const LANGUAGES = ['de', 'uk'];
/** As long as people's values are, and each another: what repeats costs next to nothing. */
const VALUES: Record<ProfileFieldKey, string> = {
  firstName: 'Вільгельміна',
  lastName: 'Ковальчук',
  middleName: 'Ярославівна',
  fullName: 'Вільгельміна Ярославівна Ковальчук',
  dateOfBirth: '1990-05-17',
  email: 'w.kovalchuk@lab.example.com',
  phone: '+380 67 123 45 98',
  businessPhone: '+49 40 8090 3321',
  alternativePhone: '+43 660 7745210',
  address: 'вулиця Грушевського, 28, кв. 6',
  city: 'Львів',
  state: 'Галичина',
  country: 'Україна',
  postalCode: '79005',
  company: 'Лабораторія «Прогрес»',
  jobTitle: 'Головна інженерка з якості',
  website: 'https://progress.example.org/team',
  linkedin: 'w-kovalchuk-8b21',
  twitter: 'mina_writes',
  instagram: 'mina.in.pictures',
  facebook: 'wilhelmina.kov.5',
  github: 'kovalchuk-dev',
  tiktok: 'minadances',
  youtube: 'ProgressLabTalks',
  telegram: 'vilya_k',
  whatsapp: '+380 50 765 43 21',
  vkontakte: 'id48151623',
};
const FIELDS = PROFILE_FIELD_KEYS.map((key) => ({ key, value: VALUES[key], visibility: 'public' as const }));
const TEXTS = {
  language: 'uk',
  title: 'Дякую, що знайшли мої речі!',
  description:
    'Будь ласка, напишіть мені або зателефонуйте. Я живу в центрі міста і приїду, куди вам зручно. З мене кава!',
  messageFormTitle: 'Де ви це знайшли?',
  messageFormPlaceholder: 'Місце й час, зручні для вас',
  sendButtonText: 'Надіслати власниці',
};

interface Answer {
  status: number | undefined;
  language: string | undefined;
  bytes: Buffer;
  html: string;
}

/** The bytes as they come, asked for without cookies, and what they are. */
function fetchBytes(url: string, language = 'de'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': 'gzip, deflate, br, zstd',
      'accept-language': language,
      accept: 'text/html',
    };
    get(url, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { statusCode: status, headers: sent } = answer;
        const bytes = Buffer.concat(parts);
        const read = sent['content-encoding'] === 'gzip' ? gunzipSync : brotliDecompressSync;
        const html = bytes.length > 0 ? read(bytes).toString() : '';
        resolve({ status, language: sent['content-language'], bytes, html });
      });
    }).on('error', reject);
  });
}

for (const kind of PAGE_KINDS)
  test(`should send a full card of the kind "${kind}" in 12 KB, the first time and when it is kept`, async ({
    server,
  }) => {
    const alias = await newCode(server);
    const { api } = await activate(server, alias, { name: 'Міна Ковальчук', fields: FIELDS });
    const { items } = await ask<{ items: [{ id: string }] }>(api, 'GET', '/api/my-codes');
    await ask(api, 'PUT', `/api/my-codes/${items[0].id}/page`, { pageKind: kind });
    await ask(api, 'PUT', `/api/scan/${alias}/template`, TEXTS);
    const headers = { 'content-type': 'image/png', origin: server.url };
    await api.put('/api/profile/photo', {
      headers,
      data: twoColoured(600, 600, [200, 60, 60], [40, 80, 180]),
    });
    const tokens = new Set<string>();
    for (const asked of [...LANGUAGES, ...LANGUAGES]) {
      const { bytes, html, status, language } = await fetchBytes(`${server.url}/scan/${alias}`, asked);
      test.info().annotations.push({
        type: `${kind} ${asked}`,
        description: `${bytes.length} of ${html.length} bytes`,
      });
      expect([status, language]).toEqual([200, asked]);
      for (const shown of ['<img ', TEXTS.title, VALUES.company]) expect(html).toContain(shown);
      // The sizes of frames, and the remotes, which are fetched when the page is idle.
      for (const missing of ['--frame-', 'id="remotes"']) expect(html).not.toContain(missing);
      expect(html).toMatch(/<\/html>\s*$/);
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
      tokens.add(/name="formToken" value="([^"]+)"/.exec(html)![1]!);
    }
    // Each document has a form of its own.
    expect(tokens.size).toBe(2 * LANGUAGES.length);
  });

test('should send valid documents in every state', async ({ server }) => {
  const [free, card] = [await newCode(server), await newCode(server)];
  await activate(server, card, { fields: FIELDS });
  const form = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      'attr-case': 'off',
      'void-style': 'off',
      'no-redundant-role': 'off',
      // Inline styles and scripts are allowed by their hashes.
      'require-csp-nonce': 'off',
      'require-sri': 'off',
    },
  });
  const paths = [free, card, 'ZZZZ9999', '%3Cb%3E', `${card}/thanks`, `${card}/message`, `${free}/open`];
  const faults: string[] = [];
  for (const path of paths
    .map((each) => `/scan/${each}`)
    .concat('/scan', '/about', '/sign-in', '/nothing.png')) {
    const { html, status } = await fetchBytes(server.url + path);
    if (status === 303) continue;
    for (const { messages } of form.validateStringSync(html).results)
      faults.push(...messages.map(({ ruleId, message, line }) => `${path}: ${ruleId}: ${message} (${line})`));
  }
  expect(faults).toEqual([]);
});
