import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError, loadConfig } from './load-config';

describe('loadConfig', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'ringtag-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const load = (environment: NodeJS.ProcessEnv = {}) => loadConfig({ DATA_DIR: dataDir, ...environment });
  const production = {
    NODE_ENV: 'production',
    SECRET_KEY: 's'.repeat(32),
    PUBLIC_URL: 'https://qr.example.com',
    SMTP_URL: 'smtp://mail.example.com',
  };
  const readProblems = (environment: NodeJS.ProcessEnv): string[] => {
    try {
      load(environment);
      return [];
    } catch (error) {
      return (error as ConfigError).problems;
    }
  };

  it('should work with nothing set: embedded database, built-in mailbox, local address', () => {
    const config = load();
    expect(config.server).toMatchObject({
      production: false,
      port: 3000,
      publicUrl: 'http://localhost:3000',
    });
    expect(config.server).toMatchObject({
      shortUrl: 'http://localhost:3000',
      codesUrl: 'http://localhost:3000',
      trustProxy: false,
      shutdownDelay: 0,
    });
    const sqliteFile = join(dataDir, 'ringtag.sqlite');
    expect(config.database).toEqual({ url: undefined, sqliteFile, connections: 10 });
    expect(config.redis.url).toBeUndefined();
    expect(config.mail).toMatchObject({
      smtpUrl: undefined,
      from: { name: 'Ringtag', address: 'no-reply@localhost' },
    });
    expect(config.log.level).toBe('warn');
    expect(config.site).toEqual({
      name: 'Ringtag',
      termsUrl: '/legal/terms',
      privacyUrl: '/legal/privacy',
      operatorName: undefined,
      operatorEmail: undefined,
    });
  });

  it('should listen beyond its own machine only in production, or where HOST says so', () => {
    const readHost = (environment: NodeJS.ProcessEnv) => load(environment).server.host;
    expect(readHost({ DATABASE_URL: 'mysql://user:secret@db/ringtag' })).toBe('127.0.0.1');
    expect(readHost({ NODE_ENV: 'test' })).toBe('127.0.0.1');
    expect(readHost({ HOST: '0.0.0.0' })).toBe('0.0.0.0');
    expect(readHost(production)).toBe('0.0.0.0');
  });

  it.each(['https://example.com/terms?v=2', 'http://example.com', '/about/terms'])(
    'should let the legal links lead to %s',
    (url) => {
      expect(load({ TERMS_URL: url, PRIVACY_URL: url }).site).toMatchObject({
        termsUrl: url,
        privacyUrl: url,
      });
    },
  );

  it('should take a Redis and a number of connections', () => {
    const { database, redis } = load({
      REDIS_URL: 'rediss://:x@redis.example:6379',
      DATABASE_CONNECTIONS: '25',
    });
    expect([redis.url, database.connections]).toEqual(['rediss://:x@redis.example:6379', 25]);
  });

  it.each([
    ['REDIS_URL', 'http://redis.example'],
    ['REDIS_URL', 'redis://redis.example/first'],
    ['DATABASE_CONNECTIONS', '3'],
    ['DATABASE_CONNECTIONS', 'many'],
  ])('should refuse %s=%s', (name, value) => {
    expect(readProblems({ [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  it('should name the operator of the site', () => {
    const { site } = load({ OPERATOR_NAME: 'Example Ltd, 1 High Street', OPERATOR_EMAIL: 'hi@example.com' });
    expect(site).toMatchObject({
      operatorName: 'Example Ltd, 1 High Street',
      operatorEmail: 'hi@example.com',
    });
  });

  it.each(['OPERATOR_EMAIL', 'ADMIN_EMAIL'])('should refuse what is no address: %s', (name) => {
    for (const address of ['hi', 'ªdmin@example.com'])
      expect(() => load({ [name]: address })).toThrow(`${name}: must be an email address`);
    expect(() => load({ [name]: '' })).not.toThrow();
  });

  it('should make a secret once, readable by its owner only', () => {
    const { secret } = load().security;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(load().security.secret).toBe(secret);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
  });

  it('should accept one more secret, another than the one that signs', () => {
    expect(load(production).security.acceptedSecret).toBeUndefined();
    const other = 'o'.repeat(32);
    expect(load({ ...production, SECRET_KEY_ACCEPTED: other }).security).toMatchObject({
      secret: production.SECRET_KEY,
      acceptedSecret: other,
    });
    const same = readProblems({ ...production, SECRET_KEY_ACCEPTED: production.SECRET_KEY });
    expect(same).toEqual([expect.stringMatching(/^SECRET_KEY_ACCEPTED: is the same/)]);
    expect(same[0]).not.toContain(production.SECRET_KEY);
  });

  it('should refuse a kept secret that was cut off', () => {
    writeFileSync(join(dataDir, 'secret'), '');
    expect(readProblems({})).toEqual([expect.stringContaining('is damaged')]);
  });

  it('should let one machine play everybody outside production, and nobody in it', () => {
    const everybody = { mailsPerClient: 10_000, mailsPerNetwork: 10_000, mailsOverall: 10_000 };
    expect(load().limits).toEqual(everybody);
    expect(load(production).limits).toEqual({ ...everybody, mailsPerClient: 300, mailsPerNetwork: 10 });
    const set = { MAILS_PER_CLIENT: '7', MAILS_PER_NETWORK: '8', MAILS_OVERALL: '9' };
    expect(load(set).limits).toEqual({ mailsPerClient: 7, mailsPerNetwork: 8, mailsOverall: 9 });
  });

  it('should accept a complete production (UI-22)', () => {
    const config = load({ ...production, PORT: '8080', TRUST_PROXY: '1', SHORT_URL: 'https://qr.example' });
    expect(config.server).toMatchObject({
      environment: 'production',
      production: true,
      port: 8080,
      trustProxy: 1,
      shutdownDelay: 5000,
    });
    expect(config.server.shortUrl).toBe('https://qr.example');
    expect(config.log.level).toBe('info');
  });

  it('should begin the addresses of new codes with the link service, else with the short domain', () => {
    const short = { ...production, SHORT_URL: 'https://qr.example' };
    expect(load(short).server.codesUrl).toBe('https://qr.example');
    const { codesUrl, shortUrl } = load({ ...short, LINK_SERVICE_URL: 'https://links.example/' }).server;
    expect([codesUrl, shortUrl]).toEqual(['https://links.example', 'https://qr.example']);
    for (const url of ['http://links.example', 'HTTP://links.example']) {
      const plain = { LINK_SERVICE_URL: url };
      expect(load(plain).server.codesUrl).toBe('http://links.example');
      expect(readProblems({ ...production, ...plain })).toEqual([
        expect.stringMatching(/^LINK_SERVICE_URL: /),
      ]);
    }
  });

  it.each(['SHORT_URL', 'LINK_SERVICE_URL'])(
    'should refuse the host of the site with another scheme, to which it would lead itself: %s',
    (name) => {
      const site = { PUBLIC_URL: 'https://qr.example.com' };
      const problem = expect.stringMatching(new RegExp(`^${name}: has the same host as PUBLIC_URL`));
      expect(readProblems({ ...site, [name]: 'HTTP://QR.example.com' })).toEqual([problem]);
      expect(readProblems({ ...site, [name]: 'https://qr.example.com/' })).toEqual([]);
    },
  );

  it.each([
    ['smtp://mail.example.com', true],
    ['smtp://127.example.com', true],
    ['smtp://10.0.0.1:587', true],
    ['smtp://localhost:25', false],
    ['smtp://127.0.0.1', false],
    ['smtp://user:word@[::1]:2525', false],
  ])('should ask for TLS in production where mails leave the machine: %s', (url, required) => {
    expect(load({ ...production, SMTP_URL: url }).mail.requireTls).toBe(required);
    expect(load({ SMTP_URL: url }).mail.requireTls).toBe(false);
  });

  it.each(['SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL'])('should miss %s in production (SES-2)', (name) => {
    const problems = readProblems({ ...production, [name]: undefined });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  });

  it.each(['123456', 'short', 'Password1', 'ringtag2024', 'admin@example', 'x'.repeat(129)])(
    'should hold the password of the first administrator to the rules for passwords in production: %s (PWD-3)',
    (password) => {
      const first = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: password };
      expect(readProblems({ ...production, ...first })).toEqual([expect.stringMatching(/^ADMIN_PASSWORD: /)]);
      expect(readProblems({ ...production, ...first })[0]).not.toContain(password);
      expect(readProblems(first)).toEqual([]);
    },
  );

  it('should take a good password for the first administrator', () => {
    const first = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'correct horse battery' };
    expect(load({ ...production, ...first }).security.adminPassword).toBe(first.ADMIN_PASSWORD);
  });

  it('should take the envelope sender, and the secrets of the webhook that says which mails came back', () => {
    expect(load().mail).toMatchObject({ envelopeFrom: undefined, bounceKeys: [] });
    const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(24, 2)];
    const { mail } = load({
      MAIL_ENVELOPE_FROM: 'returns@mails.example.com',
      MAIL_BOUNCES_SECRET: `whsec_${first.toString('base64')}`,
      MAIL_BOUNCES_SECRET_ACCEPTED: second.toString('base64'),
    });
    expect(mail).toMatchObject({ envelopeFrom: 'returns@mails.example.com', bounceKeys: [first, second] });
  });

  it.each([
    ['PORT', 'x'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'https://qr.example.com/path'],
    ['PUBLIC_URL', 'qr.example.com'],
    ['LINK_SERVICE_URL', 'https://links.example/q'],
    ['DATABASE_URL', 'postgres://host/db'],
    ['SMTP_URL', 'mail.example.com'],
    ['SECRET_KEY', 'too short'],
    ['SECRET_KEY_ACCEPTED', 'too short'],
    ['SECRET_KEY_ACCEPTED', ' '.repeat(40)],
    ['SECRET_KEY_ACCEPTED', '# only while the other key is replaced'],
    ['MAIL_ENVELOPE_FROM', 'Returns <returns@example.com>'],
    ['MAIL_BOUNCES_SECRET', 'too short'],
    ['MAIL_BOUNCES_SECRET', `whsec_${'!'.repeat(44)}`],
    ['MAIL_BOUNCES_SECRET_ACCEPTED', '# only while the other one is replaced'],
    ['METRICS_TOKEN', 'too short'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['LOG_LEVEL', 'loud'],
    ['TERMS_URL', 'javascript:alert(1)'],
    ['TERMS_URL', '//example.com/terms'],
    ['PRIVACY_URL', 'privacy.html'],
    ['PRIVACY_URL', 'mailto:hi@example.com'],
    ['OPERATOR_EMAIL', 'nobody'],
    ['SECURITY_CONTACT', 'security@example.com'],
    ['SECURITY_CONTACT', 'mailto:security'],
    ['SECURITY_CONTACT', 'http://example.com/security'],
    ['SECURITY_CONTACT', 'https://ann:hunter2@example.com/security'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nPolicy: x'],
    ['BRAND_LOGO', '/nowhere/logo.svg'],
    ['BRAND_LOGO', __filename],
    ['NODE_ENV', 'staging'],
  ])('should refuse %s=%s by name', (name, value) => {
    const problems = readProblems({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name}: `));
  });

  it.each(['PUBLIC_URL', 'SHORT_URL', 'LINK_SERVICE_URL', 'TERMS_URL', 'PRIVACY_URL'])(
    'should refuse a user name or a password in %s, and repeat neither',
    (name) => {
      for (const holder of ['ann:hunter2', 'ann', ':hunter2'])
        expect(readProblems({ ...production, [name]: `https://${holder}@qr.example.com/` })).toEqual([
          `${name}: must not contain a user name or password`,
        ]);
    },
  );

  it.each([
    'mailto:security@example.com',
    'https://example.com/security',
    'https://social.example/@security',
  ])('should take the contact %s', (contact) => {
    expect(load({ SECURITY_CONTACT: contact }).security.contact).toBe(contact);
  });

  it('should take no part of the name of the brand for an address (MAIL-1)', () => {
    const read = (variables: NodeJS.ProcessEnv) => load(variables).mail.from;
    for (const name of ['Finder <x@evil.example>', 'Ключи "&" Co; Bcc: a@b.c', 'Lost, Found & Co.'])
      expect(read({ BRAND_NAME: name })).toEqual({ name, address: 'no-reply@localhost' });
    expect(read({ MAIL_FROM: 'Lost <lost@example.com>' })).toEqual({
      name: 'Lost',
      address: 'lost@example.com',
    });
    expect(read({ MAIL_FROM: 'lost@example.com' })).toEqual({ name: '', address: 'lost@example.com' });
  });

  it('should list everything that is wrong at once', () => {
    const names = readProblems({ NODE_ENV: 'production', PORT: 'x', LOG_LEVEL: 'loud' }).map(
      (line) => line.split(':')[0],
    );
    expect(names.sort()).toEqual(['LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'SECRET_KEY', 'SMTP_URL']);
  });
});
