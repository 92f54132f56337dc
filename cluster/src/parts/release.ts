import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HOST } from '@ringtag/tools/haproxy';

/** Where people reach an installation. */
export const ORIGIN = `https://${HOST}`;
const ADMIN = 'admin@ringtag.example';

/** A build of the API. */
export interface Release {
  /** The folder with `main.js` and `admin.js`. */
  dir: string;
}

/** The build of this tree. */
export const THIS_RELEASE: Release = { dir: join(__dirname, '../../../api/dist') };

/** Undefined: the variable is not set. */
export type Environment = Record<string, string | undefined>;

/** The settings of a replica behind one proxy. */
export function toEnvironment(databaseUrl: string, smtpUrl: string, more: Environment = {}): Environment {
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: ORIGIN,
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    SECRET_KEY: randomBytes(32).toString('hex'),
    // All people of a load are in a few networks, and nobody has proven an address before.
    MAILS_PER_NETWORK: '1000000',
    MAILS_OVERALL: '1000000',
    ...more,
  };
}

/** Runs a command of an operator. Answers what it prints. */
export async function runAdmin(
  environment: Environment,
  args: string[],
  { dir } = THIS_RELEASE,
): Promise<string> {
  const env = { PATH: process.env.PATH, ...environment };
  return (await promisify(execFile)(process.execPath, [join(dir, 'admin.js'), ...args], { env })).stdout;
}

export interface Administrator {
  email: string;
  password: string;
}

/** Makes the schema, and the first administrator. */
export async function install(environment: Environment, release = THIS_RELEASE): Promise<Administrator> {
  await runAdmin(environment, ['migrate'], release);
  const printed = await runAdmin(environment, ['create', ADMIN], release);
  return { email: ADMIN, password: /^Password +(\S+)$/m.exec(printed)![1]! };
}
