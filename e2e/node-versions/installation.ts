import { randomBytes } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { Container } from '@ringtag/tools/container';
import { freePort } from '@ringtag/tools/free-port';
import type { MailCatcher } from '@ringtag/tools/mail-catcher';
import { type NodeName, readPlace } from './set-up';

const ORIGIN = 'https://ringtag.example';
const ADMIN = 'admin@ringtag.example';

export const DATABASES = ['SQLite', 'MariaDB'] as const;

/** The image on a version of Node and a database of its own. Its visitors stand in for the proxy in front of it. */
export class Installation {
  private constructor(
    readonly api: Container,
    private readonly port: number,
  ) {}

  /** Nothing runs yet. */
  static async prepare(
    nodeName: NodeName,
    database: (typeof DATABASES)[number],
    mail: MailCatcher,
  ): Promise<Installation> {
    const { node, image, databaseUrl } = readPlace(nodeName);
    const port = await freePort();
    const env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: ORIGIN,
      TRUST_PROXY: '1',
      SMTP_URL: mail.url,
      SECRET_KEY: randomBytes(32).toString('hex'),
      SHUTDOWN_DELAY_MS: '0',
      ...(database === 'MariaDB' && { DATABASE_URL: databaseUrl }),
    };
    return new Installation(new Container({ image, node, env }), port);
  }

  /** Answers what the command prints. @throws Error with its output if it fails */
  administer(...command: string[]): Promise<string> {
    return this.api.run(['node', 'api/dist/admin.js', ...command]);
  }

  /** Makes an administrator. Answers what a sign-in takes. */
  async createAdmin(): Promise<{ email: string; password: string }> {
    const printed = await this.administer('create', ADMIN);
    return { email: ADMIN, password: /^Password +(\S+)$/m.exec(printed)![1]! };
  }

  /** Somebody with cookies of their own. */
  newVisitor(): Promise<APIRequestContext> {
    return request.newContext({
      // Cookies that are for https only go to this host, too.
      baseURL: `http://localhost:${this.port}`,
      extraHTTPHeaders: {
        host: new URL(ORIGIN).host,
        origin: ORIGIN,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
      },
    });
  }
}
