import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { createTransport } from 'nodemailer';
import { smtpOptions } from '../src/delivery/mail/smtp';
import { loadConfig } from '../src/platform/config/load-config';

describe('The SMTP server of a production', () => {
  const plain = new MailCatcher();
  const offering = new MailCatcher({ startTls: true });
  beforeAll(() => Promise.all([plain.start(), offering.start()]));
  afterAll(() => Promise.all([plain.stop(), offering.stop()]));

  const send = async (url: string) => {
    const { mail } = loadConfig({
      NODE_ENV: 'production',
      SECRET_KEY: 's'.repeat(32),
      PUBLIC_URL: 'https://qr.example.com',
      SMTP_URL: url,
    });
    const transport = createTransport(smtpOptions(mail, url));
    try {
      await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', text: 'Hello' });
    } finally {
      transport.close();
    }
  };
  /** An address of this machine that is none of its loopback: mails to it could leave it. */
  const elsewhere = ({ url }: MailCatcher) => url.replace('127.0.0.1', '0.0.0.0');
  const unknownCertificate = '?tls.rejectUnauthorized=false';

  it('should get no mail without TLS', async () => {
    await expect(send(elsewhere(plain))).rejects.toThrow(/STARTTLS/);
    expect(plain.mails).toEqual([]);
  });

  it('should get mails over TLS, and none where its certificate is not known', async () => {
    await expect(send(elsewhere(offering))).rejects.toThrow(/certificate/);
    expect(offering.mails).toEqual([]);
    await send(elsewhere(offering) + unknownCertificate);
    expect(offering.mails).toMatchObject([{ secure: true, recipients: ['b@example.com'] }]);
  });

  it('should get mails without TLS on the same machine, and where its URL says so', async () => {
    await send(plain.url);
    await send(`${elsewhere(plain)}?requireTLS=false`);
    expect(plain.mails).toMatchObject([{ secure: false }, { secure: false }]);
  });
});
