import { createApp, type App } from './app';
import { ConfigError, loadConfig } from './platform/config/load-config';

import { describe, firstRun } from './operations';
import { holdDataFolder } from './platform/database/data-folder-lock';
import { StartError } from './platform/start-error';

async function main(): Promise<void> {
  const config = loadConfig();
  if (!config.database.url) holdDataFolder(config.server.dataDir);
  const app = await createApp(config);
  stopOnSignals(app);
  const { host, port, publicUrl } = config.server;
  const facts = await firstRun(app.nest, config);
  await app.nest.listen(port, host);
  if (facts) process.stdout.write(`${describe(config, facts)}\n`);
  process.stdout.write(`${config.brand.name} is ready at ${publicUrl}\n`);
}

function stopOnSignals(app: App): void {
  let stopping: Promise<void> | undefined;
  const stop = (code: number) => {
    stopping ??= app.stop().then(
      // Drained: what is still open must not keep the process.
      () => process.exit(code),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  // Nothing is known about the state after these: finish what is in hand and end (REL-20).
  process.on('unhandledRejection', (reason) => {
    process.stderr.write(`Unhandled rejection: ${reason instanceof Error ? reason.stack : String(reason)}\n`);
    stop(1);
  });
  process.on('uncaughtException', (error) => {
    process.stderr.write(`Uncaught exception: ${error.stack}\n`);
    stop(1);
  });
}

/** One clear line for what people can mend, the whole story for what they cannot. */
function fail(error: unknown): never {
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof ConfigError || error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else if (code === 'EADDRINUSE')
    process.stderr.write(`Port ${port} is taken: stop what uses it or set PORT\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  // At a start that failed, pools may be open.
  process.exit(1);
}

main().catch(fail);
