import { type Fault, SERVED } from './fault';

const RELOADS = 3;

export const redisKilled: Fault = {
  name: 'Redis killed and restarted',
  async strike({ redis }, ledger) {
    await redis.kill();
    await ledger.more(SERVED);
    await redis.restart();
    await ledger.more(SERVED);
  },
};

export const haproxyReloaded: Fault = {
  name: 'HAProxy reloaded',
  async strike({ haproxy }, ledger) {
    for (let times = 0; times < RELOADS; times += 1) {
      await haproxy.reload();
      await ledger.more(SERVED);
    }
  },
};

export const mailServerHanging: Fault = {
  name: 'SMTP server hanging',
  async strike({ mail }, ledger) {
    mail.hold();
    await ledger.more(3 * SERVED);
    mail.hurry();
  },
};
