import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, copyFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MailCatcher } from '@ringtag/tools/mail-catcher';
import Database from 'libsql';
import { expect, test } from './support/fixtures';
import { latestMail } from './support/mailbox';
import { type Server, startServer } from './support/server';

test('should deliver a mail that was committed before a crash', async () => {
  const catcher = new MailCatcher();
  await catcher.start();
  await catcher.stop();
  const server = await startServer({ SMTP_URL: catcher.url });
  try {
    expect((await askForCode(server, 'crash@example.com')).status).toBe(201);
    await server.stop('SIGKILL');
    await catcher.start();
    await server.start();
    await catcher.waitFor('crash@example.com');
    expect(catcher.to('crash@example.com')).toHaveLength(1);
  } finally {
    await server.dispose();
    await catcher.stop();
  }
});

test('should answer as usual while SMTP is down, and deliver when it is back', async () => {
  const catcher = new MailCatcher();
  await catcher.start();
  await catcher.stop();
  const server = await startServer({ SMTP_URL: catcher.url });
  try {
    const answer = await askForCode(server, 'patient@example.com');
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ emailSent: 'ok' });
    await catcher.start();
    expect(await catcher.codeFor('patient@example.com')).toMatch(/^\d{6}$/);
  } finally {
    await server.dispose();
    await catcher.stop();
  }
});

test('should keep what it writes for its owner alone', async () => {
  const server = await startServer();
  try {
    await askForCode(server, 'ann@example.com');
    await latestMail(server.url, 'ann@example.com');
    await server.stop();
    // As an earlier release left it.
    chmodSync(server.dataDir, 0o755);
    await server.start();
    const written = readdirSync(server.dataDir, { recursive: true }).map(String);
    expect(written).toEqual(expect.arrayContaining(['ringtag.sqlite', 'secret', 'mailbox']));
    const open = ['', ...written].filter((file) => statSync(join(server.dataDir, file)).mode & 0o077);
    expect(open).toEqual([]);
  } finally {
    await server.dispose();
  }
});

test('should lose no request and no scan on a normal stop', async () => {
  const server = await startServer();
  const scan = `${server.url}/api/scan/${server.first.codes[0]}`;
  let phones = 0;
  let answered = 0;
  let refused = 0;
  let failed = 0;
  let stopping = false;
  const client = async () => {
    for (;;) {
      try {
        // Each by another browser: who looks again within a minute is no scan.
        const response = await fetch(scan, { headers: { 'user-agent': `Phone ${(phones += 1)}` } });
        await response.text();
        if (response.ok) answered += 1;
        else failed += 1;
      } catch (error) {
        // A request that was never taken is not lost; the scans below tell of one that was.
        if (stopping && isRefusal(error)) refused += 1;
        else failed += 1;
        return;
      }
    }
  };
  const clients = Array.from({ length: 20 }, client);
  await expect.poll(() => answered).toBeGreaterThan(500);
  stopping = true;
  expect(await server.stop()).toBe(0);
  await Promise.all(clients);
  expect({ failed, refused }).toEqual({ failed: 0, refused: 20 });

  // The file alone is whole: people copy it after a stop.
  const copy = join(server.dataDir, 'copy.sqlite');
  copyFileSync(join(server.dataDir, 'ringtag.sqlite'), copy);
  const database = new Database(copy, { readonly: true });
  const { scans } = database.prepare('SELECT SUM(`count`) AS scans FROM scan_counts').get() as {
    scans: number;
  };
  database.close();
  expect(scans).toBe(answered);
  await server.dispose();
});

test.describe('a start that cannot succeed', () => {
  test('should say in one line that the port is taken', async () => {
    const blocker = createServer().listen(0, '0.0.0.0');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    const { code, lines } = await startAndFail({ PORT: String(port) });
    blocker.close();
    expect([code, lines]).toEqual([
      1,
      [`Port ${port} is already in use. Stop whatever uses it, or set PORT.`],
    ]);
  });

  test('should say in one line that the database cannot be reached', async () => {
    const { code, lines } = await startAndFail({ DATABASE_URL: 'mysql://user:secret@127.0.0.1:9/none' });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('127.0.0.1:9');
    expect(lines[0]).not.toContain('secret');
  });

  test('should list every bad setting of production at once', async () => {
    const { code, lines } = await startAndFail({
      NODE_ENV: 'production',
      PORT: 'x',
      DATABASE_URL: 'postgres://x',
    });
    expect(code).toBe(1);
    for (const name of ['SECRET_KEY', 'PUBLIC_URL', 'SMTP_URL', 'PORT', 'DATABASE_URL']) {
      expect(lines.filter((line) => line.includes(`${name}:`))).toHaveLength(1);
    }
  });

  test('should refuse a data folder that another process serves', async ({ server }) => {
    const { code, lines } = await startAndFail({ DATA_DIR: server.dataDir, PORT: '1' });
    expect([code, lines.length]).toEqual([1, 1]);
    expect(lines[0]).toContain('Another process');
  });
});

function askForCode(server: Server, email: string): Promise<Response> {
  return fetch(`${server.url}/api/scan/${server.first.codes[0]}/profile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', email }),
  });
}

/** Nobody listens, or a connection that was kept was closed just when a request set out on it (RFC 9112, 9.5). */
function isRefusal(error: unknown): boolean {
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  return ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code);
}

async function startAndFail(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const child = spawn(process.execPath, ['api/dist/main.js'], {
    cwd: join(__dirname, '..'),
    env: { PATH: process.env.PATH, DATA_DIR: test.info().outputPath('data'), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, lines: output.trim().split('\n') };
}
