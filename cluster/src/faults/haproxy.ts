import { type Fault, SERVED } from './fault';

const RELOADS = 3;

export const haproxyReloaded: Fault = {
  name: 'HAProxy reloaded',
  async strike({ haproxy }, ledger) {
    for (let times = 0; times < RELOADS; times += 1) {
      await haproxy.reload();
      await ledger.more(SERVED);
    }
  },
};
