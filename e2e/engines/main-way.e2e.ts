import { toLabel } from '../support/codes';
import { codeIn, latestMail } from '../support/mailbox';
import { test } from './fixtures';
import { scanPage } from './scan-page';

test('should lead from a scanned code to the inbox of its owner', async ({
  server,
  engine,
  newVisitor,
  keepPicture,
}) => {
  const alias = server.first.codes[0]!;
  const address = `${server.url}/scan/${alias}`;
  const email = `ann-${engine}@example.com`;

  const owner = await newVisitor();
  await owner.open(address);
  await owner.sees(scanPage.activation);
  await scanPage.fillProfile(owner, 'Ann Lee', email);
  await keepPicture(owner, 'digits');
  await scanPage.enterDigits(owner, codeIn(await latestMail(server.url, email)));
  await owner.sees(scanPage.activated);
  await owner.sees(scanPage.card('Ann Lee'));
  await keepPicture(owner, 'own-card');
  await owner.findsNoFault();

  const finder = await newVisitor();
  await finder.open(address);
  await finder.sees(scanPage.card('Ann Lee'));
  await scanPage.write(finder, 'I found your keys at the lake');
  await keepPicture(finder, 'thanks');
  await finder.findsNoFault();

  await owner.open(`${server.url}/my-codes`);
  await owner.sees({ text: toLabel(alias) });
  await keepPicture(owner, 'my-codes');
  await owner.open(`${server.url}/messages`);
  await owner.press({ text: 'I found your keys at the lake' });
  await owner.sees({ role: 'button', name: 'Archive' });
  await keepPicture(owner, 'message');
  await owner.findsNoFault();
});
