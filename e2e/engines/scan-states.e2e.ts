import { activate, newCode } from '../support/codes';
import { latestMail } from '../support/mailbox';
import type { Server } from '../support/server';
import { test } from './fixtures';
import { scanPage } from './scan-page';

/** Each state of the scan page: a code that is in it, and the heading that says so. */
const STATES = [
  { name: 'free', code: newCode, title: 'Activate this QR code' },
  { name: 'card', code: newCard, title: 'Ann Lee' },
  { name: 'not-found', code: () => 'ZZZZ9999', title: 'QR code not found' },
  {
    name: 'paused',
    code: (server: Server) => newCode(server, { item: { status: 'inactive' } }),
    title: 'Temporarily unavailable',
  },
  {
    name: 'not-activatable',
    code: (server: Server) => newCode(server, { item: { activatable: false } }),
    title: 'This QR code cannot be activated',
  },
];

async function newCard(server: Server): Promise<string> {
  const alias = await newCode(server);
  await activate(server, alias, {
    fields: [
      { key: 'phone', value: '+49 30 1234', visibility: 'public' },
      { key: 'website', value: 'https://example.com', visibility: 'public' },
    ],
  });
  return alias;
}

for (const dark of [false, true]) {
  const mode = dark ? 'dark' : 'light';
  test(`should show each state of a code, ${mode}`, async ({ server, newVisitor, keepPicture }) => {
    const visitor = await newVisitor({ dark });
    await visitor.open(server.url);
    await visitor.followsSystemMode();
    for (const { name, code, title } of STATES) {
      await test.step(name, async () => {
        await visitor.open(`${server.url}/scan/${await code(server)}`);
        await visitor.sees({ role: 'heading', level: 1, name: title });
        await keepPicture(visitor, `${name}-${mode}`);
        await visitor.findsNoFault();
      });
    }
  });
}

test('should take a message where no script runs', async ({ server, newVisitor, keepPicture }) => {
  const alias = await newCode(server);
  const { email } = await activate(server, alias);
  const visitor = await newVisitor({ scripts: false });
  await visitor.open(`${server.url}/scan/${alias}`);
  await scanPage.write(visitor, 'Your umbrella is at the desk');
  await keepPicture(visitor, 'thanks-without-scripts');
  await visitor.findsNoFault();
  await latestMail(server.url, email, 2);
});
