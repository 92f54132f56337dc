import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn } from './compare';

/** Posts a body to a path below `/api`. Throws for any answer but a success. */
export type Post = (path: string, body: object) => Promise<Response>;

/** Signs in as the administrator that the first start wrote down. */
export async function signInAdministrator(
  origin: string,
  dataDir: string,
): Promise<{ post: Post; cookie: string }> {
  const { admin } = JSON.parse(readFileSync(join(dataDir, 'first-run.json'), 'utf8')) as {
    admin: { email: string; password: string };
  };
  const cookie = await signIn(origin, admin.email, admin.password);
  const post: Post = async (path, body) => {
    const headers = { 'content-type': 'application/json', origin, cookie };
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  return { post, cookie };
}
