import { randomUUID } from 'node:crypto';
import { newEmail, type TestApp } from './test-app';
import type { Visitor } from './visitor';

/** A code of Ann, and what its owner and those who help her do. */
export async function newHelped(app: TestApp) {
  const alias = await app.code();
  const email = newEmail('owner');
  const owner = await app.owner(alias, email, { name: 'Ann' });
  const [{ id: codeId }] = (await owner.get('/api/my-codes')).body.items;
  const path = `/api/my-codes/${codeId}/helpers`;
  const invite = (address: string) => owner.post(path, { email: address });
  /** Invites an address, and answers the token of the mail. */
  const invited = async (address: string): Promise<string> => {
    const before = app.mail.to(address).length;
    const { status, body } = await invite(address);
    if (status !== 204) throw new Error(`Not invited: ${status} ${JSON.stringify(body)}`);
    const { text = '' } = await app.mail.waitFor(address, before + 1);
    return /\/helping\?token=([\w.-]+)/.exec(String(text))![1]!;
  };
  return {
    ...{ alias, email, owner, codeId, path, invite, invited },
    list: async () => (await owner.get(path)).body.helpers,
    /** Somebody with an account and a name, who has accepted. */
    join: async (name = 'Ben'): Promise<{ helper: Visitor; email: string; helpId: string }> => {
      const { visitor: helper, email: address } = await app.member();
      await helper.patch('/api/user/me', { name });
      const token = await invited(address);
      await helper.post(`/api/helper-invitations/${token}/accept`);
      const { codes } = (await helper.get('/api/helping')).body;
      return { helper, email: address, helpId: codes.at(-1).id };
    },
    write: async (text = 'I found your keys', message: object = {}) => {
      const { body } = await app.message(alias, { body: text, ...message });
      if (!body?.id) throw new Error(JSON.stringify(body));
      return { id: body.id as string, token: body.conversation as string };
    },
  };
}

export const answer = (visitor: Visitor, id: string, body = 'Thank you') =>
  visitor.post(`/api/conversations/${id}/messages`, { body, submission: randomUUID() });
