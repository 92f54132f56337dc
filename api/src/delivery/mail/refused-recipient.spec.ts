import { isRefusedRecipient } from './refused-recipient';

/** As nodemailer throws it. */
const failed = (response: string, command = 'RCPT TO') =>
  Object.assign(new Error('Failed'), { code: 'EENVELOPE', command, response });

describe('A recipient that is refused for good', () => {
  it.each([
    '550 5.1.1 <ann@example.com>: Recipient address rejected: User unknown',
    '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Try double-checking.',
    '550 5.1.2 Domain not found',
    '553 5.1.3 Bad recipient address syntax',
    '551 5.1.6 Mailbox has moved',
    '556 5.1.10 Recipient address has null MX',
    '550 5.2.1 The account is disabled',
    '552 5.2.2 Over quota',
  ])('should be told by %j', (response) => {
    expect(isRefusedRecipient(failed(response))).toBe(true);
    expect(isRefusedRecipient(failed(response, 'DATA'))).toBe(true);
    expect(isRefusedRecipient(failed(response, 'MAIL FROM'))).toBe(false);
    expect(isRefusedRecipient(failed(response, 'AUTH PLAIN'))).toBe(false);
  });

  it.each([
    ['a block of this server', '550 5.7.1 Service unavailable; client host blocked using zen.spamhaus.org'],
    ['a block of this server', '554 5.7.1 <ann@example.com>: Relay access denied'],
    ['a sender that does not exist', '550 5.1.0 <no-reply@example.com>: Sender address rejected'],
    ['a sender that does not exist', '553 5.1.8 <no-reply@example.com>: Domain not found'],
    ['a full disk', '552 5.3.4 Message too big'],
    ['a reason that nobody knows', '550 No such user'],
    ['a reason that nobody knows', '550 JunkMail rejected, see 5.1.1'],
    ['a reason that nobody knows', '554 5.1.100 Odd'],
    ['a temporary refusal', '450 4.1.1 Try again later'],
    ['a temporary refusal', '450 5.1.1 Try again later'],
  ])('should not be told by %s: %s', (_what, response) => {
    expect(isRefusedRecipient(failed(response))).toBe(false);
  });

  it.each([
    undefined,
    'no',
    new Error('connect ECONNREFUSED'),
    Object.assign(new Error('Invalid recipient'), { code: 'EENVELOPE', command: 'API' }),
  ])('should not be told by a failure without a reply: %s', (error) => {
    expect(isRefusedRecipient(error)).toBe(false);
  });
});
