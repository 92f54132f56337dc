import type { Api } from './api';

const EMAIL = 'ann@example.com';
const FIELDS = [
  { key: 'phone', value: '+49 170 1234567' },
  { key: 'jobTitle', value: 'Gardener' },
  { key: 'company', value: 'Green & Sons' },
  { key: 'website', value: 'https://example.com' },
  { key: 'city', value: 'Berlin' },
].map((field) => ({ ...field, visibility: 'public' }));

/** A code and the session of the person who has activated it. */
interface Activated {
  alias: string;
  cookie: string;
}

/** Activates the first demonstration code by its mailed verification code, as a visitor does. */
export async function activateFirstCode(api: Api): Promise<Activated> {
  const { origin } = api;
  const { codes } = JSON.parse(api.read('first-run.json')) as { codes: string[] };
  const scan = `${origin}/api/scan/${codes[0]}`;
  const started = await post(origin, `${scan}/profile`, { name: 'Ann Lee', email: EMAIL, fields: FIELDS });
  const { challengeId } = (await started.json()) as { challengeId: string };
  const { headers } = await post(origin, `${scan}/activate`, {
    challengeId,
    code: await mailedCode(origin),
  });
  return { alias: codes[0]!, cookie: headers.getSetCookie()[0]!.split(';')[0]! };
}

async function post(origin: string, url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response;
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
