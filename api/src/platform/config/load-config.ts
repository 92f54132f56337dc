import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CHALLENGE_LIMITS, LEGAL_PAGES, LENGTH, safePath } from '@ringtag/contracts';
import { cleanEnv, makeValidator, num, port, str } from 'envalid';
import { toTrust } from '../addresses/trusted-proxies';
import { isEasyToGuess } from '../passwords/easy-passwords';
import { REQUEST_TIMES } from '../requests/request-times';
import { StartError } from '../start-error';
import { logoFile } from './brand-logo';
import { email } from './check-email';
import { checkUrl } from './check-url';
import { listCodeHosts } from './code-hosts';
import { ENVIRONMENTS, type Config } from './config';
import { MAIL_VARIABLES, toMailConfig } from './load-mail';
import { toTracingConfig, TRACING_VARIABLES } from './load-tracing';
import { securityContact } from './security-contact';

const DEFAULT_BRAND = 'Ringtag';

/** Lists every setting that is wrong, one per line. */
export class ConfigError extends StartError {
  constructor(readonly problems: string[]) {
    super(`Some settings are missing or wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The URL is public. */
function refuseCredentials({ username, password }: URL): void {
  if (username || password) throw new Error('must not contain a user name or password');
}

const origin = makeValidator((input: string) => {
  const url = readUrl(input);
  const isOrigin = url && url.pathname === '/' && !url.search && !url.hash;
  if (!isOrigin || !['http:', 'https:'].includes(url.protocol)) {
    throw new Error('must be an origin such as https://qr.example.com');
  }
  refuseCredentials(url);
  return url.origin;
});

const databaseUrl = makeValidator((input: string) => checkUrl(input, ['mysql:', 'mariadb:']));
const redisUrl = makeValidator((input: string) => {
  const { pathname } = new URL(checkUrl(input, ['redis:', 'rediss:']));
  if (!/^\/?\d*$/.test(pathname)) throw new Error('must have a database number as its path, or no path');
  return input;
});

/** The target of a link on the pages. Refuses `javascript:` and other schemes that run code. */
const link = makeValidator((input: string) => {
  const url = readUrl(input);
  const isUrl = url && ['http:', 'https:'].includes(url.protocol);
  if (!isUrl && !safePath(input)) {
    throw new Error('must be an address such as https://example.com/terms or a path on this site');
  }
  if (url) refuseCredentials(url);
  return input;
});

const hops = makeValidator((input: string) => {
  if (input === 'true')
    throw new Error('must be a number of hops or a list of addresses; true is not allowed');
  if (input === '' || input === 'false') return false as const;
  if (/^\d+$/.test(input)) return Number(input);
  try {
    toTrust(input);
  } catch (error) {
    throw new Error(`must be a number of hops or a list of addresses: ${(error as Error).message}`, {
      cause: error,
    });
  }
  return input;
});

const makeCounter = (least: number) =>
  makeValidator((input: string) => {
    if (!/^\d{1,9}$/.test(input) || Number(input) < least)
      throw new Error(`must be a whole number, ${least} or more`);
    return Number(input);
  });
const count = makeCounter(1);
/** With fewer, requests that hold one and need another would wait for each other. */
const connections = makeCounter(4);

/**
 * Reads the environment once. Throws one ConfigError that lists every bad setting.
 * Outside production a missing secret is generated and stored in the data folder, so that mailed codes stay valid
 * after a restart.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = [];
  const env = readEnvironment(environment, problems);
  problems.push(...securityProblems(environment));
  if (problems.length > 0) throw new ConfigError(problems);

  const production = env.NODE_ENV === 'production';
  const publicUrl = env.PUBLIC_URL || `http://localhost:${env.PORT}`;
  const shortUrl = env.SHORT_URL || publicUrl;
  const codesUrl = env.LINK_SERVICE_URL || shortUrl;
  const codeHosts = listCodeHosts({ publicUrl, shortUrl, codesUrl });
  const dataDir = resolve(env.DATA_DIR);
  return {
    server: {
      times: REQUEST_TIMES,
      environment: env.NODE_ENV,
      production,
      host: env.HOST,
      port: env.PORT,
      publicUrl,
      shortUrl,
      codesUrl,
      dataDir,
      webRoot: resolve(env.WEB_ROOT),
      trustProxy: env.TRUST_PROXY,
      shutdownDelay: env.SHUTDOWN_DELAY_MS,
    },
    database: {
      url: env.DATABASE_URL || undefined,
      sqliteFile: join(dataDir, 'ringtag.sqlite'),
      connections: env.DATABASE_CONNECTIONS,
    },
    redis: { url: env.REDIS_URL || undefined },
    mail: toMailConfig(env, env.BRAND_NAME, { production, publicUrl, dataDir }),
    push: { testServiceUrl: env.PUSH_TEST_SERVICE_URL || undefined },
    brand: { name: env.BRAND_NAME, logo: env.BRAND_LOGO || undefined },
    site: {
      name: env.BRAND_NAME,
      termsUrl: env.TERMS_URL,
      privacyUrl: env.PRIVACY_URL,
      operatorName: env.OPERATOR_NAME || undefined,
      operatorEmail: env.OPERATOR_EMAIL || undefined,
      codeHosts: codeHosts.length > 0 ? codeHosts : undefined,
    },
    security: {
      secret: env.SECRET_KEY || keptSecret(dataDir),
      acceptedSecret: env.SECRET_KEY_ACCEPTED || undefined,
      contact: env.SECURITY_CONTACT || undefined,
      adminEmail: env.ADMIN_EMAIL || undefined,
      adminPassword: env.ADMIN_PASSWORD || undefined,
    },
    limits: {
      mailsPerClient: env.MAILS_PER_CLIENT,
      mailsPerNetwork: env.MAILS_PER_NETWORK,
      mailsOverall: env.MAILS_OVERALL,
    },
    metrics: { token: env.METRICS_TOKEN || undefined },
    tracing: toTracingConfig(env),
    log: { level: env.LOG_LEVEL },
  };
}

/** The names of all variables that the server reads. */
export const listVariables = (): string[] => Object.keys(readEnvironment({}, []));

function readEnvironment(environment: NodeJS.ProcessEnv, problems: string[]) {
  const { mailsPerClient, mailsPerNetwork, mailsOverall } = CHALLENGE_LIMITS;
  return cleanEnv(
    { ...environment, NODE_ENV: environment.NODE_ENV ?? 'development' },
    {
      NODE_ENV: str({ choices: ENVIRONMENTS, default: 'development' }),
      // Outside production everybody who reaches the server may read the development mailbox.
      HOST: str({ default: '0.0.0.0', devDefault: '127.0.0.1' }),
      PORT: port({ default: 3000 }),
      PUBLIC_URL: origin({ default: '' }),
      SHORT_URL: origin({ default: '' }),
      LINK_SERVICE_URL: origin({ default: '' }),
      DATA_DIR: str({ default: '.data' }),
      WEB_ROOT: str({ default: '.' }),
      TRUST_PROXY: hops({ default: false }),
      SHUTDOWN_DELAY_MS: num({ default: 5000, devDefault: 0 }),
      // Outside production all clients share one machine, so one client may use up the limit of all.
      MAILS_PER_CLIENT: count({ default: mailsPerClient, devDefault: mailsOverall }),
      MAILS_PER_NETWORK: count({ default: mailsPerNetwork, devDefault: mailsOverall }),
      MAILS_OVERALL: count({ default: mailsOverall }),
      DATABASE_URL: databaseUrl({ default: '' }),
      DATABASE_CONNECTIONS: connections({ default: 10 }),
      REDIS_URL: redisUrl({ default: '' }),
      ...MAIL_VARIABLES,
      PUSH_TEST_SERVICE_URL: origin({ default: '' }),
      SECRET_KEY: str({ default: '' }),
      SECRET_KEY_ACCEPTED: str({ default: '' }),
      SECURITY_CONTACT: securityContact({ default: '' }),
      METRICS_TOKEN: str({ default: '' }),
      ...TRACING_VARIABLES,
      ADMIN_EMAIL: email({ default: '' }),
      ADMIN_PASSWORD: str({ default: '' }),
      BRAND_NAME: str({ default: DEFAULT_BRAND }),
      BRAND_LOGO: logoFile({ default: '' }),
      TERMS_URL: link({ default: LEGAL_PAGES.terms }),
      PRIVACY_URL: link({ default: LEGAL_PAGES.privacy }),
      OPERATOR_NAME: str({ default: '' }),
      OPERATOR_EMAIL: email({ default: '' }),
      LOG_LEVEL: str({
        choices: ['debug', 'info', 'warn', 'error', 'silent'],
        default: 'info',
        devDefault: 'warn',
      }),
    },
    {
      reporter: ({ errors }) => {
        for (const [name, error] of Object.entries(errors))
          problems.push(`${name}: ${error?.message ?? 'is missing'}`);
      },
    },
  );
}

/** Reads the raw environment, because envalid throws when a value is read that failed its check. */
function securityProblems(environment: NodeJS.ProcessEnv): string[] {
  const { NODE_ENV, SECRET_KEY, METRICS_TOKEN, PUBLIC_URL, LINK_SERVICE_URL, SMTP_URL } = environment;
  const problems = [...selfRedirects(environment), ...secretProblems(environment)];
  if (METRICS_TOKEN && METRICS_TOKEN.length < 16)
    problems.push('METRICS_TOKEN: must have at least 16 characters');
  if (NODE_ENV !== 'production') return problems;
  if (!SECRET_KEY) problems.push('SECRET_KEY: is missing; set at least 32 random characters');
  if (!PUBLIC_URL?.startsWith('https://')) problems.push('PUBLIC_URL: must be an https origin in production');
  // Printed codes cannot be changed later.
  if (readUrl(LINK_SERVICE_URL)?.protocol === 'http:')
    problems.push('LINK_SERVICE_URL: must be an https origin in production');
  if (environment.PUSH_TEST_SERVICE_URL)
    problems.push('PUSH_TEST_SERVICE_URL: is for tests, not for production');
  if (!SMTP_URL) problems.push('SMTP_URL: is missing; emails cannot be sent');
  const weakness = adminPasswordProblem(environment);
  if (weakness) problems.push(`ADMIN_PASSWORD: ${weakness}`);
  return problems;
}

function secretProblems({ SECRET_KEY, SECRET_KEY_ACCEPTED }: NodeJS.ProcessEnv): string[] {
  const keys = Object.entries({ SECRET_KEY, SECRET_KEY_ACCEPTED });
  const problems = keys
    // Files of settings have comments beside values, and not all that read them take a comment for one.
    .filter(([, key]) => key && (key.trim().length < 32 || key.startsWith('#')))
    .map(([name]) => `${name}: must have at least 32 characters and not start with #`);
  if (SECRET_KEY && SECRET_KEY === SECRET_KEY_ACCEPTED)
    problems.push('SECRET_KEY_ACCEPTED: is the same as SECRET_KEY; set it to the other key, or leave it out');
  return problems;
}

/** Finds short domains that have the host of the site but another protocol: the site would redirect to itself. */
function selfRedirects(environment: NodeJS.ProcessEnv): string[] {
  const site = readUrl(environment.PUBLIC_URL);
  return ['SHORT_URL', 'LINK_SERVICE_URL'].flatMap((name) => {
    const url = readUrl(environment[name]);
    return url && url.host === site?.host && url.protocol !== site.protocol
      ? [`${name}: has the same host as PUBLIC_URL, so it must also start with ${site.protocol}//`]
      : [];
  });
}

function readUrl(setting: string | undefined): URL | undefined {
  return setting && URL.canParse(setting) ? new URL(setting) : undefined;
}

/** The first administrator's password follows the same rules as every other (PWD-2, PWD-3). */
function adminPasswordProblem(environment: NodeJS.ProcessEnv): string | undefined {
  const { ADMIN_PASSWORD, ADMIN_EMAIL = '', BRAND_NAME = DEFAULT_BRAND } = environment;
  if (!ADMIN_PASSWORD) return undefined;
  const { min, max } = LENGTH.password;
  if (ADMIN_PASSWORD.length < min || ADMIN_PASSWORD.length > max)
    return `must have ${min} to ${max} characters`;
  const owner = { email: ADMIN_EMAIL, name: 'Administrator' };
  return isEasyToGuess(ADMIN_PASSWORD, BRAND_NAME, owner)
    ? 'is too easy to guess; choose another one'
    : undefined;
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8');
  // A crash between creating and writing the file leaves it empty. Signatures would then have no key.
  if (secret.length < 32) throw new ConfigError([`${file}: is damaged; delete it to get a new secret`]);
  return secret;
}
