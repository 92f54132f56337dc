import { randomUUID } from 'node:crypto';
import { ConversationMessageEntity } from '../../src/inbox/tables/conversation-message.entity';
import { ConversationPhotoEntity } from '../../src/inbox/tables/conversation-photo.entity';
import { ConversationPlaceEntity } from '../../src/inbox/tables/conversation-place.entity';
import { ConversationEntity } from '../../src/inbox/tables/conversation.entity';
import { newId } from '../../src/platform/database/columns';
import { sha256 } from '../../src/platform/secrets/secrets';
import { newForm } from './photos';
import { newEmail, type TestApp } from './test-app';
import type { Visitor } from './visitor';

type Files = Parameters<typeof newForm>[1];

let addresses = 0;

/** A conversation between the owner of a code and a finder with an address of their own, and what both do in it. */
export async function beginTalk(app: TestApp) {
  const alias = await app.code();
  const email = newEmail('owner');
  const owner = await app.owner(alias, email, { name: 'Ann' });
  const { body } = await app.message(alias, { sender: { email: 'zoe@example.com' } });
  const { id, conversation: token } = body as { id: string; conversation: string };
  const finder = app.visitor();
  const from = { 'x-forwarded-for': `198.51.100.${(addresses += 1)}` };
  const paths = { owner: `/api/conversations/${id}`, finder: `/api/conversation/${token}` };
  return {
    ...{ alias, email, owner, id, token, paths },
    send: (fields: object, files: Files = []) =>
      sendForm(finder, `${paths.finder}/photos`, fields, files, from),
    answer: (fields: object, files: Files = []) => sendForm(owner, `${paths.owner}/photos`, fields, files),
    write: (given: object) =>
      finder.post(`${paths.finder}/messages`, { body: '', submission: randomUUID(), ...given }, from),
    read: async () => (await finder.get(paths.finder)).body,
    get: (photoId: string, as: Visitor = finder) =>
      as.get(`${as === owner ? paths.owner : paths.finder}/photos/${photoId}`),
  };
}
export type Talk = Awaited<ReturnType<typeof beginTalk>>;

/** Posts a message with photos. */
export function sendForm(
  visitor: Visitor,
  path: string,
  fields: object,
  files: Files = [],
  headers: Record<string, string> = {},
) {
  const form = newForm({ body: '', submission: randomUUID(), ...fields }, files);
  return visitor.send('POST', path, form.body, { ...form.headers, ...headers });
}

/** How many photos and places of a conversation are stored. */
export async function countAttachments(app: TestApp, conversationId: string): Promise<[number, number]> {
  const { manager } = app.dataSource;
  return [
    await manager.countBy(ConversationPhotoEntity, { conversationId }),
    await manager.countBy(ConversationPlaceEntity, { conversationId }),
  ];
}

/** As if the owner had written so many answers to the first message: as many requests would take seconds. */
export async function fillTalk({ dataSource, clock }: TestApp, conversationId: string, count: number) {
  const answers = Array.from({ length: count }, (_, i) => ({
    ...{ id: newId(), conversationId, position: i + 1, side: 'owner' as const, body: `Number ${i + 1}` },
    ...{ submission: sha256(`${conversationId} ${i}`), createdAt: clock.now() },
  }));
  await dataSource.manager.insert(ConversationMessageEntity, answers);
  const messageCount = count + 1;
  await dataSource.manager.update(
    ConversationEntity,
    { id: conversationId },
    { messageCount, ownerSeen: messageCount },
  );
}
