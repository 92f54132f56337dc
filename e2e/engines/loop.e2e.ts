import { newCode } from '../support/codes';
import { loop, PLACE } from '../support/loop';
import { codeIn, latestMail, linkIn } from '../support/mailbox';
import { test } from './fixtures';
import { scanPage } from './scan-page';

test('should lead from a scan to a thank-you', async ({ server, engine, newVisitor, keepPicture }) => {
  const address = `${server.url}/scan/${await newCode(server)}`;
  const email = `owner-${engine}@example.com`;
  const owner = await newVisitor();
  await owner.open(address);
  await scanPage.fillProfile(owner, 'Ann Lee', email);
  await scanPage.enterDigits(owner, codeIn(await latestMail(server.url, email)));
  await owner.sees(scanPage.activated);

  const finder = await newVisitor();
  await loop.write(finder, address);
  await loop.openConversation(finder);
  await finder.standsAt(PLACE);
  await loop.sendPhoto(finder, { withPlace: true });
  await loop.askForMails(finder, `finder-${engine}@example.com`);
  await finder.seesPicture('Photo 1');
  await keepPicture(finder, 'conversation');

  await loop.answerFromMail(owner, linkIn(await latestMail(server.url, email, 2), server.url));
  await loop.seeAnswer(finder, true);
  await keepPicture(owner, 'answered-from-mail');
  await owner.findsNoFault();

  await loop.solve(finder);
  await loop.thank(owner, `${server.url}/messages`);
  await loop.seeThanks(finder, true);
  await keepPicture(finder, 'thanked');
  await keepPicture(owner, 'solved');
  await finder.findsNoFault();
  await owner.findsNoFault();
});
