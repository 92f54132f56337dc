import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadUsableConfig } from '../../../platform/config/load-usable-config';
import type { Finding } from '../finding';
import { checkSettings } from './settings';

const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: '0f6b1d2c9a8e7f4053b2c1d0e9f8a7b6c5d4e3f201928374655647382910abcd',
  PUBLIC_URL: 'https://qr.example.com',
  SMTP_URL: 'smtp://mail.example.com',
  OPERATOR_NAME: 'Ann Lee, 1 High Street',
  OPERATOR_EMAIL: 'ann@example.com',
  METRICS_TOKEN: 'a token of metrics',
};

describe('The check of the settings', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'ringtag-doctor-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  const find = async (environment: NodeJS.ProcessEnv): Promise<Finding[]> => {
    const findings: Finding[] = [];
    const usable = loadUsableConfig({ DATA_DIR: dataDir, ...environment });
    for await (const finding of checkSettings(usable)) findings.push(finding);
    return findings;
  };

  it('should be content with good settings of a production', async () => {
    expect(await find(PRODUCTION)).toEqual([{ level: 'ok', what: 'The server accepts all settings.' }]);
  });

  it.each<[string, NodeJS.ProcessEnv, Finding['level']]>([
    ['SECRET_KEY is easy to guess', { SECRET_KEY: '0123456789abcdef'.repeat(2) }, 'problem'],
    ['SECRET_KEY is easy to guess', { SECRET_KEY: 'change-me-change-me-change-me-ok' }, 'problem'],
    [
      'ADMIN_PASSWORD is still set',
      { ADMIN_PASSWORD: 'correct horse battery', ADMIN_EMAIL: 'ann@example.com' },
      'warning',
    ],
    ['OPERATOR_NAME or OPERATOR_EMAIL is missing', { OPERATOR_NAME: '' }, 'warning'],
    ['METRICS_TOKEN is missing', { METRICS_TOKEN: undefined }, 'warning'],
    ['Did you mean MAILS_PER_CLIENT?', { MAIL_PER_CLIENT: '3' }, 'warning'],
    ['NODE_ENV is development', { NODE_ENV: undefined }, 'problem'],
    ['NODE_ENV is development', { NODE_ENV: undefined, PUBLIC_URL: 'http://localhost:3000' }, 'warning'],
  ])('should say: %s', async (what, environment, level) => {
    const [, ...found] = await find({ ...PRODUCTION, ...environment });
    expect(found).toEqual([{ level, what: expect.stringContaining(what), todo: expect.any(String) }]);
  });

  it('should name all wrong settings at once, as the server does, and repeat no secret', async () => {
    const wrong = {
      PORT: 'x',
      SECRET_KEY: 'hunter2',
      PUBLIC_URL: 'http://qr.example.com',
      SMTP_URL: undefined,
      REDIS_URL: 'redis://:12/hunter2@redis',
    };
    const found = await find({ ...PRODUCTION, ...wrong, LOG_LEVEL: 'loud' });
    const names = found.map(({ level, what }) => `${level} ${what.split(':')[0]}`);
    expect(names.sort()).toEqual(
      ['LOG_LEVEL', 'PORT', 'PUBLIC_URL', 'REDIS_URL', 'SECRET_KEY', 'SMTP_URL'].map(
        (name) => `problem ${name}`,
      ),
    );
    expect(JSON.stringify(found)).not.toContain('hunter2');
  });
});

describe('loadUsableConfig', () => {
  it('should keep what is right of wrong settings', () => {
    const { config, wrong } = loadUsableConfig({
      ...PRODUCTION,
      PUBLIC_URL: undefined,
      PORT: 'x',
      REDIS_URL: 'redis://r',
    });
    expect([...wrong].sort()).toEqual(['PORT', 'PUBLIC_URL']);
    expect(config.server).toMatchObject({ production: true, port: 3000 });
    expect([config.redis.url, config.mail.smtpUrl]).toEqual(['redis://r', PRODUCTION.SMTP_URL]);
  });

  it('should write nothing', () => {
    const parent = mkdtempSync(join(tmpdir(), 'ringtag-doctor-'));
    loadUsableConfig({ DATA_DIR: join(parent, 'data') });
    expect(readdirSync(parent)).toEqual([]);
    rmSync(parent, { recursive: true });
    expect(existsSync(parent)).toBe(false);
  });
});
