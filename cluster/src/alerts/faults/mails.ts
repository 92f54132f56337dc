import { setTimeout as wait } from 'node:timers/promises';
import type { AlertFault } from '../fault';
import type { Watched } from '../watched';

let people = 0;

/** Somebody asks for digits. */
async function ask(watched: Watched): Promise<void> {
  const visitor = watched.newVisitor();
  people += 1;
  await visitor.send('POST', '/api/auth/sign-in', { email: `person-${people}@example.com` });
  visitor.leave();
}

const refused: AlertFault = {
  alert: 'RingtagMailsStuck',
  what: 'the SMTP server stopped, and three people who wait for digits',
  async strike(watched) {
    await watched.mail.stop();
    for (let i = 0; i < 3; i += 1) await ask(watched);
  },
  mend: bringBack,
};

const refusedToTheEnd: AlertFault = {
  alert: 'RingtagMailsDead',
  what: 'the SMTP server stopped until a mail has failed six times',
  async strike(watched, over) {
    await watched.mail.stop();
    await ask(watched);
    // The waits between the tries take eight minutes: here the last try comes at once.
    while (!over.aborted) {
      await watched.execute(
        "UPDATE outbox SET tries = 5, nextAt = UTC_TIMESTAMP(3) WHERE status = 'queued' AND tries > 0",
      );
      await wait(1000);
    }
  },
  mend: bringBack,
};

const wrongRecipients: AlertFault = {
  alert: 'RingtagMailsRefused',
  what: 'an SMTP server that knows no mailbox, and twelve people',
  async strike(watched) {
    watched.mail.refusal = (command) => (command === 'RCPT TO' ? '550 5.1.1 User unknown' : undefined);
    for (let i = 0; i < 12; i += 1) await ask(watched);
  },
  async mend(watched) {
    watched.mail.refusal = () => undefined;
    await watched.execute('DELETE FROM outbox');
  },
};

async function bringBack(watched: Watched): Promise<void> {
  await watched.mail.start();
  await watched.execute('DELETE FROM outbox');
}

export const MAIL_FAULTS = [refused, refusedToTheEnd, wrongRecipients];
