import type { Api } from './api';
import { signIn } from './compare';

/** Posts a body to a path below `/api`. Throws for any answer but a success. */
export type Post = (path: string, body: object) => Promise<Response>;

/** Signs in as the administrator that the first start wrote down. */
export async function signInAdministrator(api: Api): Promise<Post> {
  const { admin } = JSON.parse(api.read('first-run.json')) as { admin: { email: string; password: string } };
  const { origin } = api;
  const cookie = await signIn(origin, admin.email, admin.password);
  return async (path, body) => {
    const headers = { 'content-type': 'application/json', origin, cookie };
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
}
