import { type Member, newEmail, type TestApp } from './test-app';
import type { Answer, Visitor } from './visitor';

/** A code, its id, and the person who has it. */
export interface HeldCode {
  alias: string;
  id: string;
  email: string;
  owner: Visitor;
}

export const NOTHING_ALONG = { label: false, design: false, page: false };
export const ALL_ALONG = { label: true, design: true, page: true };

export async function holdCode(app: TestApp): Promise<HeldCode> {
  const [alias, email] = [await app.code(), newEmail('giver')];
  const owner = await app.owner(alias, email, { name: 'Mara Giver' });
  const [{ id }] = (await owner.get('/api/my-codes')).body.items;
  return { alias, id, email, owner };
}

/** Somebody with an account and a name. */
export async function named(app: TestApp, email = newEmail('receiver')): Promise<Member> {
  const member = await app.member(undefined, email);
  await member.visitor.patch('/api/user/me', { name: 'Otto Receiver' });
  return member;
}

/** Whose code it is, and its id. */
type Owned = Pick<HeldCode, 'owner' | 'id'>;

export const give = ({ owner, id }: Owned, email: string, along: object = {}): Promise<Answer> =>
  owner.post(`/api/my-codes/${id}/gift`, { email, ...NOTHING_ALONG, ...along });

/** Offers the code, and answers the token that was mailed. */
export async function offer(app: TestApp, code: Owned, email: string, along?: object): Promise<string> {
  const before = app.mail.to(email).length;
  const { status, body } = await give(code, email, along);
  if (status !== 201) throw new Error(`Not offered: ${JSON.stringify(body)}`);
  for (let count = before + 1; ; count += 1) {
    const { text = '' } = await app.mail.waitFor(email, count);
    // Mails to the same person as a giver may come between.
    const token = /\/gift\?token=([\w.-]+)/.exec(text)?.[1];
    if (token) return token;
  }
}

/** The proof that the owner asks, for somebody who signed in a while ago. */
export async function prove(app: TestApp, { owner, email }: HeldCode): Promise<object> {
  const before = app.mail.to(email).length;
  const { challengeId } = (await owner.post('/api/user/confirmation', { purpose: 'confirm' })).body;
  return { challengeId, code: await app.mail.codeAfter(email, before) };
}

export const accept = (visitor: Visitor, token: string): Promise<Answer> =>
  visitor.post(`/api/gifts/${token}/accept`);
export const decline = (visitor: Visitor, token: string): Promise<Answer> =>
  visitor.post(`/api/gifts/${token}/decline`);
export const takeBack = ({ owner, id }: Owned): Promise<Answer> => owner.delete(`/api/my-codes/${id}/gift`);
/** The code of a refusal, or the status. */
export const outcome = ({ status, body }: Answer): string | number => body?.code ?? status;
