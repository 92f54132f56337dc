import { createApp, type App } from './app';
import { describe, firstRun } from './operations';
import { loadConfig } from './platform/config/load-config';
import { listMisspelt } from './platform/config/misspelt-variables';
import { lockDataFolder } from './platform/database/data-folder-lock';
import { describeFailure } from './platform/start-error';

/**
 * Connections that wait until Node accepts them, one in each turn of its event loop: many wait when thousands of pages
 * come back after a restart (ADR 75). Linux allows at most `net.core.somaxconn`, by default 4096.
 */
const BACKLOG = 4096;

async function main(): Promise<void> {
  // Other users of the machine must not read the files: the database has people's messages.
  process.umask(0o077);
  const config = loadConfig();
  for (const each of listMisspelt()) process.stderr.write(`${each}\n`);
  if (!config.database.url) lockDataFolder(config.server.dataDir);
  const app = await createApp(config);
  stopOnSignals(app);
  const { host, port, publicUrl } = config.server;
  const facts = await firstRun(app.nest, config);
  await app.nest.listen({ port, host, backlog: BACKLOG });
  if (facts) process.stdout.write(`${describe(config, facts)}\n`);
  process.stdout.write(`${config.brand.name} is ready at ${publicUrl}\n`);
}

function stopOnSignals(app: App): void {
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= app.stop().then(
      // Connections that are still open must not keep the process running.
      () => process.exit(code),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // The state of the process is unknown after an unexpected error: finish the open requests and exit (REL-20).
  const crash = (what: string) => (error: unknown) => {
    process.stderr.write(`${what}: ${error instanceof Error ? error.stack : String(error)}\n`);
    stop(1);
  };
  process.on('unhandledRejection', crash('Unhandled rejection'));
  process.on('uncaughtException', crash('Uncaught exception'));
}

function fail(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number };
  const taken =
    code === 'EADDRINUSE' && `Port ${port} is already in use. Stop whatever uses it, or set PORT.`;
  process.stderr.write(`${taken || describeFailure(error)}\n`);
  // After a failed start, connection pools may still be open.
  process.exit(1);
}

main().catch(fail);
