import { type Fault, SERVED } from './fault';

export const mailServerHanging: Fault = {
  name: 'SMTP server hanging',
  async strike({ mail }, ledger) {
    mail.hold();
    await ledger.more(3 * SERVED);
    mail.hurry();
  },
};
