import { MailerService } from '@nestjs-modules/mailer';
import { MailSender } from '../src/delivery/mail/mail-sender';
import { MAIL_TEMPLATES } from '../src/delivery/tables/mail';
import type { OutboxEntity } from '../src/delivery/tables/outbox.entity';
import { Clock } from '../src/platform/clock/clock';
import { BrandConfig, MailConfig, ServerConfig } from '../src/platform/config/config';
import { SettingsService } from '../src/records';
import { queuedMail } from './support/queued-mail';
import { newEmail, TestApp } from './support/test-app';

const SCANNER = { 'user-agent': 'Mozilla/5.0 (compatible; SafeLinks; HeadlessChrome)' };

describe('Mails', () => {
  let app: TestApp;
  beforeAll(async () => {
    // So that links lead to a page.
    app = await TestApp.startWithPages();
  });
  afterAll(() => app.stop());

  const linkIn = (text = '') => /https?:\/\/\S+/.exec(text)![0];
  const state = async () =>
    JSON.stringify(
      await Promise.all(
        ['challenges', 'sessions', 'users', 'passwords', 'items', 'activations', 'unactivation_requests'].map(
          (table) => app.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`),
        ),
      ),
    );

  describe('with a link', () => {
    /** Asks for a mail, and answers its link with what the click sends. */
    const kinds: Record<string, () => Promise<{ link: string; click: (token: string) => Promise<number> }>> =
      {
        activate: async () => {
          const [alias, email] = [await app.code(), newEmail()];
          await app.visitor().post(`/api/scan/${alias}/profile`, { name: 'Ann', email });
          const click = async (token: string) =>
            (await app.visitor().post(`/api/scan/${alias}/activate-link`, { token })).status;
          return { link: linkIn((await app.mail.waitFor(email)).text), click };
        },
        'sign-in': async () => {
          const { email } = await app.member();
          await app.visitor().post('/api/auth/sign-in', { email });
          const click = async (token: string) =>
            (await app.visitor().post('/api/auth/sign-in-verify', { token })).status;
          return { link: linkIn((await app.mail.waitFor(email, 2)).text), click };
        },
        register: async () => {
          const email = newEmail();
          await app.visitor().post('/api/auth/register', { email });
          const click = async (token: string) =>
            (await app.visitor().post('/api/auth/register-verify', { token })).status;
          return { link: linkIn((await app.mail.waitFor(email)).text), click };
        },
        'password-reset': async () => {
          const { email } = await app.member();
          await app.visitor().post('/api/auth/password/reset', { email });
          const click = async (token: string) => {
            const body = { token, password: 'correct horse battery' };
            return (await app.visitor().post('/api/auth/password/reset-verify', body)).status;
          };
          return { link: linkIn((await app.mail.waitFor(email, 2)).text), click };
        },
        'email-change': async () => {
          const { visitor } = await app.member();
          const email = newEmail();
          await visitor.post('/api/user/email', { email });
          const click = async (token: string) =>
            (await visitor.post('/api/user/email-verify', { token })).status;
          return { link: linkIn((await app.mail.waitFor(email)).text), click };
        },
        'unactivation-request': async () => {
          const [alias, email] = [await app.code(), newEmail()];
          const owner = await app.owner(alias, email);
          await (await app.member()).visitor.post(`/api/scan/${alias}/unactivation-request`);
          const click = async (token: string) =>
            (await owner.post(`/api/unactivation-requests/${token}/confirm`)).status;
          return { link: linkIn((await app.mail.waitFor(email, 2)).text), click };
        },
      };

    it.each(Object.keys(kinds))(
      'should change nothing by ten GETs and HEADs of a scanner: %s (LNK-2)',
      async (kind) => {
        const { link, click } = await kinds[kind]!();
        const { pathname, search, searchParams } = new URL(link);
        const before = await state();
        for (let i = 0; i < 10; i += 1) {
          const { status, headers } = await app.visitor().send('GET', pathname + search, undefined, SCANNER);
          expect([status, headers.get('set-cookie')]).toEqual([200, null]);
          await app.visitor().send('HEAD', pathname + search, undefined, SCANNER);
        }
        expect(await state()).toBe(before);
        const token = searchParams.get('token')!;
        expect([200, 204]).toContain(await click(token));
        // Who activated a code by a link is told so by it, instead of hearing that it is invalid.
        expect(await click(token)).toBe(kind === 'activate' ? 409 : 400);
      },
    );

    it('should lead to pages that nothing keeps and that tell no other site where they are (LNK-7)', async () => {
      const { link } = await kinds['sign-in']!();
      const { pathname, search } = new URL(link);
      const { headers } = await app.visitor().get(pathname + search);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    });

    it('should take the address from the configuration, whatever Host and forwarding headers say (LNK-6)', async () => {
      const email = newEmail();
      const { statusCode } = await app.app.nest.inject({
        method: 'POST',
        url: '/api/auth/register',
        headers: {
          host: 'evil.example',
          'x-forwarded-host': 'evil.example',
          'x-forwarded-proto': 'https',
          forwarded: 'host=evil.example',
        },
        payload: { email },
      });
      expect(statusCode).toBe(200);
      const { text, html } = await app.mail.waitFor(email);
      expect(linkIn(text)).toMatch(/^http:\/\/qr\.test\/sign-up\?token=/);
      expect(`${text}${html}`).not.toContain('evil');
    });
  });

  describe('in real MIME over real SMTP', () => {
    it.each([
      'a@example.com, b@example.com',
      'a@example.com; b@example.com',
      'a@example.com>\r\nRCPT TO:<b@example.com',
      '"a@example.com, b"@example.com',
      'Ann <a@example.com>',
      'a@example.com\r\nBcc: b@example.com',
      'a@example.com\0b@example.com',
    ])('should not send to %j at all, or to one mailbox only (MAIL-1)', async (email) => {
      const sent = app.mail.mails.length;
      const { status } = await app.visitor().post('/api/auth/register', { email });
      if (status === 200) {
        const own = newEmail();
        await app.visitor().post('/api/auth/register', { email: own });
        await app.mail.waitFor(own);
      } else {
        expect(status).toBe(400);
      }
      for (const { recipients } of app.mail.mails.slice(sent)) expect(recipients).toHaveLength(1);
      expect(app.mail.to('b@example.com')).toEqual([]);
    });

    it('should go to exactly the address that asked, from our own domain, in text and HTML (MAIL-1)', async () => {
      const email = newEmail("o'brien+tag");
      await app.visitor().post('/api/auth/register', { email });
      const mail = await app.mail.waitFor(email);
      expect(mail.recipients).toEqual([email]);
      expect(mail.to).toEqual([{ address: email, name: '' }]);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
      expect(mail.from).toEqual({ address: 'no-reply@qr.test', name: 'Ringtag' });
      expect(mail.messageId).toMatch(/^<[\w-]+@qr\.test>$/);
      const code = mail.subject!.slice(0, 6);
      expect(mail.text!.split('\n').slice(0, 4).join('\n')).toContain(code);
      expect(mail.html).toContain(code);
    });

    it.each([
      'a@example.com, b@example.com',
      'a@example.com\r\nBcc: b@example.com',
      '"a, b"@example.com',
      "o'b+c@example.com",
    ])(
      'should go to the owner alone and name no sender, or take no message from %j (MAIL-1)',
      async (address) => {
        const [alias, email] = [await app.code(), newEmail()];
        await app.owner(alias, email);
        const { status } = await app.message(alias, { sender: { email: address } });
        if (status === 400) return;
        expect(status).toBe(201);
        const mail = await app.mail.waitFor(email, 2);
        expect([mail.replyTo, mail.recipients]).toEqual([undefined, [email]]);
        expect(JSON.stringify(mail)).not.toContain(JSON.stringify(address).slice(1, -1));
      },
    );

    it('should be from no person, whatever it is about (RFC 3834)', async () => {
      const { nest } = app.app;
      const settings = [nest.get(BrandConfig), nest.get(SettingsService), nest.get(Clock)] as const;
      // One of its own: that of the server knows what each mail is about.
      const sender = new MailSender(
        nest.get(MailerService),
        nest.get(ServerConfig),
        ...settings,
        nest.get(MailConfig),
      );
      for (const template of MAIL_TEMPLATES) {
        sender.register({ [template]: '/' });
        const mail = { ...queuedMail(app.clock), template } as OutboxEntity;
        await sender.send((await sender.compose(mail))!);
        const { headers } = await app.mail.waitFor(mail.recipient);
        const submitted = headers.filter(({ key }) => key === 'auto-submitted').map(({ value }) => value);
        expect([template, submitted]).toEqual([template, ['auto-generated']]);
      }
    });

    it('should have the time of the database', async () => {
      const email = newEmail();
      app.clock.advance(3_600_000);
      await app.visitor().post('/api/auth/register', { email });
      const { date } = await app.mail.waitFor(email);
      // A header has whole seconds.
      expect(Math.abs(Date.parse(date!) - app.clock.now().getTime())).toBeLessThan(60_000);
    });

    it('should let nothing that people type into a header (MAIL-2)', async () => {
      const nasty = 'Zoe\r\nBcc: evil@example.com\r\nX-Evil: 1 <b>bold</b>';
      const [alias, email] = [await app.code(), newEmail()];
      await app.owner(alias, email);
      // Previous releases stored line ends in names.
      await app.dataSource.query('UPDATE users SET name = ? WHERE email = ?', [nasty, email]);
      const sent = await app.message(alias, { body: nasty, sender: { name: nasty.replaceAll('\r\n', ' ') } });
      expect(sent.status).toBe(201);
      await app.visitor().post('/api/auth/sign-in', { email });
      await app.mail.waitFor(email, 3);
      for (const mail of app.mail.to(email)) {
        expect(mail.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(['bcc', 'x-evil']));
        expect(JSON.stringify(mail.headers)).not.toMatch(/evil|Zoe/i);
        expect(mail.html).not.toMatch(/<b>bold/);
        // A mail about a message quotes it. No other mail has what people typed.
        if (!mail.subject?.startsWith('New message'))
          expect(`${mail.text}${mail.html}`).not.toMatch(/evil|Zoe/);
        else expect(mail.text).toContain(`\n> ${nasty.replaceAll('\r\n', '\n> ')}\n`);
      }
      expect(app.mail.to('evil@example.com')).toEqual([]);
    });
  });
});
