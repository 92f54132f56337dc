import { UserEntity } from '../../src/accounts/tables/user.entity';
import { type Member, TestApp } from './test-app';
import type { Answer, Visitor } from './visitor';

/** Saves which project digital codes come from; null offers none. */
export async function offerFrom(admin: Visitor, id: string | null): Promise<Answer> {
  const { body } = await admin.get('/api/settings');
  return admin.put('/api/settings', { ...body, digitalCodesProjectId: id });
}

/** Offers digital codes of a new project, and answers its id. */
export async function offerDigital(admin: Visitor): Promise<string> {
  const { id } = (await admin.post('/api/projects', { name: 'Digital' })).body;
  await offerFrom(admin, id);
  return id;
}

/** Starts an application that offers digital codes. Answers it with the project that they come from. */
export async function startDigital(): Promise<{ app: TestApp; admin: Visitor; projectId: string }> {
  const app = await TestApp.start();
  const admin = await app.admin();
  return { app, admin, projectId: await offerDigital(admin) };
}

/** Somebody with a name, who may hold so many codes. */
export async function newMaker(app: TestApp, activationLimit = 3): Promise<Member> {
  const member = await app.member();
  await app.dataSource.manager.update(UserEntity, { id: member.id }, { name: 'Ann', activationLimit });
  return member;
}

export const make = (by: Visitor, body: object = {}): Promise<Answer> => by.post('/api/my-codes', body);

export const giveUp = (by: Visitor, alias: string): Promise<Answer> =>
  by.post(`/api/scan/${alias}/unactivate`);

/** The numbers of codes that a project stores. */
export async function countProject(admin: Visitor, id: string) {
  const { itemCount, activatedCount } = (await admin.get(`/api/projects/${id}`)).body;
  return { itemCount, activatedCount };
}
