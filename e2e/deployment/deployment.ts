import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Container } from '@ringtag/tools/container';
import { freePort } from '@ringtag/tools/free-port';
import { assembleImage, type Image } from '@ringtag/tools/image';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import { startMariaDb } from '@ringtag/tools/mariadb';
import { HOST } from '@ringtag/tools/nginx';
import { startRedis } from '@ringtag/tools/redis';
import { type Proxy, type ProxyName, startProxy } from './proxies';

const ROOT = join(__dirname, '../..');
const ADMIN = 'admin@ringtag.example';

/** What an operator starts: the image behind a proxy with TLS, MariaDB, Redis and a mail server, all of them real. */
export interface Deployment {
  origin: string;
  image: Image & { dir: string };
  api: Container;
  proxy: Proxy;
  mail: MailCatcher;
  admin: { email: string; password: string };
  /** Settings that nobody else may learn. */
  secrets: string[];
  stop(): Promise<void>;
}

/**
 * Puts the image together, migrates, makes an administrator and starts everything.
 * @param node the program that runs the image: ours by default
 * @throws Error with one line that says which program is missing, or which part did not start
 */
export async function startDeployment(proxyName: ProxyName, node?: string): Promise<Deployment> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const image = mkdtempSync(join(tmpdir(), 'ringtag-image-'));
    ends.push(() => rmSync(image, { recursive: true, force: true }));
    chmodSync(image, 0o755);
    const assembled = assembleImage(ROOT, image);
    const database = await startMariaDb();
    ends.push(() => database.stop());
    const redis = await startRedis();
    ends.push(() => redis.stop());
    const mail = new MailCatcher();
    await mail.start();
    ends.push(() => mail.stop());
    const port = await freePort();

    const secretKey = randomBytes(32).toString('hex');
    const databaseUrl = await database.createDatabase('ringtag');
    const api = new Container({
      image,
      node,
      env: {
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: `https://${HOST}`,
        TRUST_PROXY: '1',
        DATABASE_URL: databaseUrl,
        REDIS_URL: redis.url,
        SMTP_URL: mail.url,
        SECRET_KEY: secretKey,
      },
    });
    ends.push(() => api.stop());
    await api.run(['node', 'api/dist/admin.js', 'migrate']);
    const printed = await api.run(['node', 'api/dist/admin.js', 'create', ADMIN]);
    const password = /^Password +(\S+)$/m.exec(printed)![1]!;
    await api.start();
    const proxy = await startProxy(proxyName, port);
    ends.push(() => proxy.stop());
    return {
      origin: `https://${HOST}`,
      image: { ...assembled, dir: image },
      api,
      proxy,
      mail,
      admin: { email: ADMIN, password },
      secrets: [secretKey, databaseUrl, password],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
