import { call, newEmail } from './accounts';
import { codeIn, latestMail } from './mailbox';
import type { Server } from './server';

export interface Owner {
  name: string;
  email: string;
}

type Field = { key: string; value: string; visibility: 'public' | 'private' };

/** A free code of a new project, so that tests do not take one another's. */
export async function newCode(server: Server): Promise<string> {
  let cookie = '';
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, cookie },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return (await response.json()) as T;
  };
  await post('/auth/sign-in', server.first.admin);
  const project = await post<{ id: string }>('/projects', { name: 'Codes', activatable: true });
  const { items } = await post<{ items: { alias: string }[] }>(`/projects/${project.id}/items`, { count: 1 });
  return items[0]!.alias;
}

/** Activates a code through the API, for tests of what scanners see afterwards. */
export async function activateCode(
  server: Server,
  alias: string,
  { name = 'Ann Lee', fields = [] as Field[] } = {},
): Promise<Owner> {
  const email = newEmail();
  const started = await call(server, `/api/scan/${alias}/profile`, { name, email, fields });
  const { challengeId } = (await started.json()) as { challengeId: string };
  const code = codeIn(await latestMail(server.url, email));
  const { ok, status } = await call(server, `/api/scan/${alias}/activate`, { challengeId, code });
  if (!ok) throw new Error(`Activating ${alias} answered ${status}.`);
  return { name, email };
}
