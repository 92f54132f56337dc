import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const EMAIL = 'ann@example.com';
const FIELDS = [
  { key: 'phone', value: '+49 170 1234567' },
  { key: 'jobTitle', value: 'Gardener' },
  { key: 'company', value: 'Green & Sons' },
  { key: 'website', value: 'https://example.com' },
  { key: 'city', value: 'Berlin' },
].map((field) => ({ ...field, visibility: 'public' }));

/** Activates the first demonstration code by its mailed verification code, as a visitor does. Answers its alias. */
export async function activateFirstCode(origin: string, dataDir: string): Promise<string> {
  const { codes } = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8')) as { codes: string[] };
  const scan = `${origin}/api/scan/${codes[0]}`;
  const { challengeId } = await post<{ challengeId: string }>(origin, `${scan}/profile`, {
    name: 'Ann Lee',
    email: EMAIL,
    fields: FIELDS,
  });
  await post(origin, `${scan}/activate`, { challengeId, code: await mailedCode(origin) });
  return codes[0]!;
}

async function post<T>(origin: string, url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

async function mailedCode(origin: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${origin}/dev/mailbox.json?to=${EMAIL}`);
    const [mail] = (await response.json()) as { subject: string }[];
    const code = mail && /\d{6}/.exec(mail.subject)?.[0];
    if (code) return code;
    // The mail is on its way; the mailbox has no way to be told of it.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
