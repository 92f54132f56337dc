import { ask, signedIn } from '../support/codes';
import { codeIn, latestMail, linkIn } from '../support/mailbox';
import type { Server } from '../support/server';
import { test } from './fixtures';
import { scanPage } from './scan-page';

interface Code {
  id: string;
  alias: string;
  secret: string;
}

async function newCodeWithSecret(server: Server): Promise<Code> {
  const { api } = await signedIn(server, server.first.admin);
  const project = { name: 'Keys', activatable: true, claimSecrets: true };
  const { id } = await ask<{ id: string }>(api, 'POST', '/api/projects', project);
  const path = `/api/projects/${id}/items`;
  const { items } = await ask<{ items: [{ id: string; alias: string }] }>(api, 'POST', path, { count: 1 });
  const [code] = items;
  const read = `/api/items/${code.id}/claim-secret`;
  const { claimSecret: secret } = await ask<{ claimSecret: string }>(api, 'POST', read, {});
  return { ...code, secret };
}

test('should lead from the secret of a code through its loss to a new owner', async ({
  server,
  engine,
  newVisitor,
  keepPicture,
}) => {
  const { id, alias, secret } = await newCodeWithSecret(server);
  const address = `${server.url}/scan/${alias}`;
  const [anns, ottos] = [`ann-life-${engine}@example.com`, `otto-${engine}@example.com`];

  const owner = await newVisitor();
  await owner.open(address);
  await owner.sees(scanPage.activation);
  await owner.type('The 4 characters on the back', secret);
  await keepPicture(owner, 'secret');
  await scanPage.fillProfile(owner, 'Ann Lee', anns);
  await scanPage.enterDigits(owner, codeIn(await latestMail(server.url, anns)));
  await owner.sees(scanPage.activated);
  await owner.open(`${server.url}/my-code/${id}`);
  await owner.press({ role: 'button', name: 'I’ve lost this' });
  await owner.type('Message to the finder', 'He is shy');
  await keepPicture(owner, 'lost-dialog');
  await owner.press({ role: 'button', name: 'Save' });

  const finder = await newVisitor();
  await finder.open(address);
  await finder.sees({ text: 'This is lost' });
  await finder.sees({ text: 'He is shy' });
  await keepPicture(finder, 'lost');
  await finder.findsNoFault();

  await owner.press({ role: 'button', name: 'I have it back' });
  await owner.press({ role: 'button', name: 'Give away' });
  await owner.type('Their email address', ottos);
  await owner.press({ role: 'button', name: 'Send link' });
  await owner.sees({ text: `Offered to ${ottos} until` });
  await keepPicture(owner, 'offered');
  await owner.findsNoFault();

  const receiver = await newVisitor();
  await receiver.open(linkIn(await latestMail(server.url, ottos), server.url));
  await receiver.press({ role: 'link', name: 'Create account' });
  await receiver.type('Email', ottos);
  await receiver.press({ role: 'button', name: 'Create account' });
  await receiver.pressKeys('Verification code', codeIn(await latestMail(server.url, ottos, 2)));
  await receiver.type('Your name', 'Otto Wei');
  await keepPicture(receiver, 'gift');
  await receiver.press({ role: 'button', name: 'Accept' });
  await receiver.sees({ role: 'button', name: 'Give away' });
  await receiver.findsNoFault();
  await finder.open(address);
  await finder.sees(scanPage.card('Otto Wei'));
});
