import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import type { Locale } from '@ringtag/contracts';
import { activate, ask, type Person, signedIn } from '../support/codes';
import { writeTo } from '../support/messages';
import type { Server } from '../support/server';
import { WORDS } from './words';

const LOST = 'KEYS2041';
const CARD = 'ANNLEE26';

/** The people and things in the pictures of one language. */
export interface Scene {
  admin: Person;
  owner: Person;
  lost: string;
  card: string;
  projectId: string;
  /** The token of the finder's link. */
  conversation: string;
  messageId: string;
}

/** Two codes of one owner, and a conversation through one of them. */
export async function seed(server: Server, language: Locale): Promise<Scene> {
  const words = WORDS[language];
  const admin = await signedIn(server, server.first.admin);
  const { id: projectId } = await ask<{ id: string }>(admin.api, 'POST', '/api/projects', {
    name: words.project,
    activatable: true,
  });
  const items = [LOST, CARD, 'KEYS2042', 'KEYS2043'].map((alias, i) => ({ alias, label: words.labels[i] }));
  await ask(admin.api, 'POST', `/api/projects/${projectId}/items`, { items });
  const fields = Object.entries({
    company: words.company,
    jobTitle: words.work,
    phone: '+49 30 901820',
    website: 'https://example.com',
  }).map(([key, value]) => ({ key, value, visibility: 'public' as const }));
  const owner = await activate(server, LOST, { name: words.owner, email: 'ann@example.com', fields });
  await ask(owner.api, 'POST', `/api/scan/${CARD}/activate`, {});
  const codes = await ask<{ items: { id: string; alias: string }[] }>(
    owner.api,
    'GET',
    '/api/my-codes?page=1',
  );
  for (const { id, alias } of codes.items)
    await ask(owner.api, 'PUT', `/api/my-codes/${id}/page`, {
      pageKind: alias === LOST ? 'lost' : 'contact',
    });
  return { admin, owner, lost: LOST, card: CARD, projectId, ...(await converse(server, owner, language)) };
}

async function converse(server: Server, owner: Person, language: Locale) {
  const words = WORDS[language];
  const finder = await request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url, 'accept-language': language },
  });
  const conversation = await writeTo(finder, LOST, { body: words.found, sender: { name: words.finder } });
  await finder.dispose();
  const { items } = await ask<{ items: [{ id: string }] }>(owner.api, 'GET', '/api/messages?page=1');
  const messageId = items[0].id;
  await ask(owner.api, 'POST', `/api/conversations/${messageId}/messages`, {
    body: words.reply,
    submission: randomUUID(),
  });
  return { conversation, messageId };
}
