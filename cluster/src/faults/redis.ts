import { type Fault, SERVED } from './fault';

export const redisKilled: Fault = {
  name: 'Redis killed and restarted',
  async strike({ redis }, ledger) {
    await redis.kill();
    await ledger.more(SERVED);
    await redis.restart();
    await ledger.more(SERVED);
  },
};
