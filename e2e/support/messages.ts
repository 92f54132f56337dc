import { expect, type APIRequestContext } from '@playwright/test';
import { ask } from './codes';

interface Written {
  body: string;
  kind?: 'message' | 'feedback';
  sender?: { name?: string; email?: string };
}

/** Writes to the owner of a code through the API; answers the token of the conversation. */
export async function writeTo(api: APIRequestContext, alias: string, written: Written): Promise<string> {
  const { formToken } = await ask<{ formToken: string }>(api, 'GET', `/api/scan/${alias}`);
  const message = { kind: 'message', ...written, formToken };
  let token = '';
  // What is sent within two seconds counts as a program's.
  await expect(async () => {
    const sent = await ask<{ conversation: string }>(api, 'POST', `/api/scan/${alias}/messages`, message);
    token = sent.conversation;
  }).toPass();
  return token;
}
