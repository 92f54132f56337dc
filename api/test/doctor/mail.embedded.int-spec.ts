import { getServers, setServers } from 'node:dns/promises';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '@ringtag/tools/certificate';
import { startDnsServer, type DnsServer } from '@ringtag/tools/dns-server';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { checkMail } from '../../src/operations/doctor/checks/mail';
import { checkSenderDomain } from '../../src/operations/doctor/checks/sender-domain';
import { loadConfig } from '../../src/platform/config/load-config';
import { listFaults, listFindings } from '../support/findings';

const USER = { name: 'ringtag', password: 'a good password' };

describe('The doctor, before a mail server', () => {
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-doctor-'));
  makeCertificate(dir, 'localhost');
  const files = {
    key: readFileSync(join(dir, 'privkey.pem')),
    cert: readFileSync(join(dir, 'fullchain.pem')),
  };
  const plain = new MailCatcher();
  const withTls = new MailCatcher({ startTls: files, user: USER });
  beforeAll(() => Promise.all([plain.start(), withTls.start()]));
  afterAll(async () => {
    await Promise.all([plain.stop(), withTls.stop()]);
    rmSync(dir, { recursive: true });
  });

  const makeCheck = (url: string) => {
    const { mail } = loadConfig({
      NODE_ENV: 'production',
      SECRET_KEY: 's'.repeat(32),
      PUBLIC_URL: 'https://qr.example.com',
      SMTP_URL: url,
    });
    return checkMail(mail);
  };
  const examine = (url: string) => listFaults(makeCheck(url));
  /** An address of this machine that is none of its loopback, so that TLS is needed. */
  const elsewhere = ({ url }: MailCatcher, user = '') => url.replace('127.0.0.1', `${user}0.0.0.0`);
  const signedIn = (password: string) => `${USER.name}:${encodeURIComponent(password)}@`;
  const UNCHECKED = '?tls.rejectUnauthorized=false';

  it('should be content with one on the same machine', async () => {
    expect(await examine(plain.url)).toEqual([]);
    expect(plain.mails).toEqual([]);
  });

  it('should say what was tried, and that this proves nothing about recipients', async () => {
    const unproven = 'No email was sent, so it may still refuse recipients';
    expect(await listFindings(makeCheck(plain.url))).toEqual([
      {
        level: 'ok',
        what: expect.stringMatching(`^The mail server [\\d.:]+ answers\\. Tried: connection\\. ${unproven}`),
      },
    ]);
    expect(await examine(elsewhere(withTls, signedIn(USER.password)) + UNCHECKED)).toEqual([
      expect.stringMatching(`^warning: .* Tried: connection, TLS, sign-in\\. ${unproven}`),
    ]);
    expect(await examine(`${elsewhere(plain)}?requireTLS=false`)).toEqual([
      expect.stringMatching(`^warning: .* Tried: connection\\. ${unproven}`),
    ]);
  });

  it('should find that it offers no TLS, and that none is asked for', async () => {
    expect(await examine(elsewhere(plain))).toEqual([
      expect.stringMatching(/^problem: The mail server 0.0.0.0:\d+ offers no usable TLS: .* STARTTLS/),
    ]);
    expect(await examine(`${elsewhere(plain)}?requireTLS=false`)).toEqual([
      expect.stringMatching(/^warning: .*without TLS or with any certificate/),
    ]);
  });

  it('should find a certificate that nobody knows', async () => {
    expect(await examine(elsewhere(withTls))).toEqual([
      expect.stringMatching(/^problem: .* has an untrusted certificate: .* NODE_EXTRA_CA_CERTS/),
    ]);
  });

  it('should find a wrong password, and not print it', async () => {
    expect(await examine(elsewhere(withTls, signedIn(USER.password)) + UNCHECKED)).toEqual([
      expect.stringMatching(/^warning: .*without TLS or with any certificate/),
    ]);
    const [fault, ...others] = await examine(elsewhere(withTls, signedIn('hunter2')) + UNCHECKED);
    expect(fault).toMatch(/^problem: .* rejects the user or password/);
    expect(fault).not.toContain('hunter2');
    expect(others).toEqual([]);
  });

  it('should find that nobody is there', async () => {
    const gone = new MailCatcher();
    await gone.start();
    const { url } = gone;
    await gone.stop();
    expect(await examine(url)).toEqual([
      expect.stringMatching(/^problem: .* cannot be reached: .*ECONNREFUSED/),
    ]);
  });
});

describe('The doctor, before the records of a domain', () => {
  let server: DnsServer;
  const before = getServers();
  beforeAll(async () => {
    server = await startDnsServer({
      'good.example': ['google-site-verification=x', 'v=spf1 mx -all'],
      '_dmarc.good.example': ['v=DMARC1; p=reject'],
      'key1._domainkey.good.example': ['v=DKIM1; p=x'],
      'key1._domainkey.mail.good.example': ['v=DKIM1; p=x'],
      'mail.good.example': ['v=spf1 mx -all'],
      'twice.example': ['v=spf1 mx -all', 'v=spf1 a -all'],
    });
    setServers([server.address]);
  });
  afterAll(async () => {
    setServers(before);
    await server.stop();
  });

  it('should be content with SPF, DMARC and DKIM', async () => {
    const findings = await listFindings(checkSenderDomain('no-reply@good.example'));
    expect(findings).toEqual([
      { level: 'ok', what: 'good.example has SPF: v=spf1 mx -all' },
      { level: 'ok', what: 'good.example has DMARC: v=DMARC1; p=reject' },
      { level: 'ok', what: expect.stringMatching(/^good.example has DKIM keys\. .*dkim=pass/) },
    ]);
  });

  it('should take the DMARC record of the domain above', async () => {
    expect(await listFaults(checkSenderDomain('no-reply@mail.good.example'))).toEqual([]);
  });

  it('should ask the domain of the envelope for SPF, and that of the sender for the rest', async () => {
    const faults = await listFaults(checkSenderDomain('no-reply@good.example', 'returns@bare.example'));
    expect(faults).toEqual([expect.stringMatching(/^warning: bare.example has no SPF record\./)]);
  });

  it('should find what is missing', async () => {
    expect(await listFaults(checkSenderDomain('no-reply@bare.example'))).toEqual([
      expect.stringMatching(/^warning: bare.example has no SPF record\. → Add the TXT record/),
      expect.stringMatching(/^warning: bare.example has no DMARC record\. → Add .*_dmarc.bare.example/),
      expect.stringMatching(/^warning: bare.example seems to have no DKIM key\./),
    ]);
  });

  it('should find records that cancel each other', async () => {
    const [fault] = await listFaults(checkSenderDomain('no-reply@twice.example'));
    expect(fault).toMatch(/^problem: twice.example has 2 SPF records, so none of them count/);
  });

  it('should say that a resolver does not answer, which is no problem', async () => {
    const gone = await startDnsServer({});
    await gone.stop();
    setServers([gone.address]);
    const faults = await listFaults(checkSenderDomain('no-reply@good.example'));
    setServers([server.address]);
    expect(faults).toEqual([
      expect.stringMatching(/^warning: Records of good.example could not be looked up/),
    ]);
  });

  it('should not look up the sender of a machine without a name', async () => {
    expect(await listFaults(checkSenderDomain('no-reply@localhost'))).toEqual([
      expect.stringMatching(/^warning: Emails come from no-reply@localhost/),
    ]);
  });
});
