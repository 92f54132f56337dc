import { THIS_RELEASE } from '../../parts/release';
import type { AlertFault } from '../fault';

/** More than twice the addresses that one alert needs, and what one of them may guess in a minute. */
const GUESSERS = 24;
const GUESSES = 61;

const codesGuessed: AlertFault = {
  alert: 'RingtagGuessing',
  what: `${GUESSERS} addresses that guess codes`,
  async strike(watched) {
    const guess = async () => {
      const visitor = watched.newVisitor();
      for (let i = 0; i < GUESSES; i += 1) await visitor.send('GET', `/api/scan/GUESS${i}`);
      visitor.leave();
    };
    await Promise.all(Array.from({ length: GUESSERS }, guess));
  },
};

const mailsRequested: AlertFault = {
  alert: 'RingtagAlarm',
  what: 'a network that requests many mails',
  async prepare({ replicas }) {
    const [one] = replicas;
    await one.halt();
    await one.start(THIS_RELEASE, { MAILS_PER_NETWORK: '1' });
    return replicas;
  },
  async strike(watched) {
    const visitor = watched.newVisitor();
    for (const name of ['ann', 'bob', 'cleo'])
      await visitor.send('POST', '/api/auth/sign-in', { email: `${name}@example.com` });
    visitor.leave();
  },
  async mend({ replicas: [one] }) {
    await one.halt();
    await one.start();
  },
};

export const ATTACKS = [codesGuessed, mailsRequested];
