import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fail, prepare, ROOT } from './start/install.mjs';

// npm run dev [-- <remote> …]: see docs/federation.md, "Why does a page or a change not show in `npm run dev`?".
prepare();
const { tsImport } = await import('tsx/esm/api');
const { devBuildPath, planDev, remoteNames } = await tsImport('./dev/plan.ts', import.meta.url);

const named = process.argv.slice(2);
let plan;
try {
  plan = planDev(remoteNames(ROOT), named, Number(process.env.PORT ?? 3000));
} catch (error) {
  fail(error.message);
}

const require = createRequire(import.meta.url);
const rspack = join(dirname(require.resolve('@rspack/cli/package.json')), 'bin', 'rspack.js');
const env = { ...process.env, NODE_ENV: 'development', DEV_REMOTES: plan.sources.join(',') };

if (plan.builds.length > 0) {
  const built = spawnSync(process.execPath, [rspack, 'build', '--config', 'tools/dev/builds.config.ts'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  if (built.status !== 0) fail(built.stdout + built.stderr);
}

const children = [];
function run(args, extra = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...env, ...extra } });
  children.push(child);
  return child;
}
let ending = false;
function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));

run([rspack, 'serve', '--config', 'tools/dev/serve.config.ts']).on('exit', (code) => end(code ?? 1));

// The API's bundle is built on every change and Node starts it anew; the first build decides when it begins.
const apiBuild = devBuildPath(ROOT, 'api');
const main = join(apiBuild, 'main.js');
rmSync(main, { force: true });
const watchApi = [rspack, 'build', '--watch', '--config', 'api/rspack.config.ts', '--output-path', apiBuild];
run(watchApi).on('exit', (code) => end(code ?? 1));
const waiting = setInterval(() => {
  if (ending) return clearInterval(waiting);
  if (!existsSync(main)) return;
  clearInterval(waiting);
  run(['--watch', '--watch-preserve-output', '--enable-source-maps', main], {
    PORT: String(plan.apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${plan.shellPort}`,
  });
}, 200);

console.log(`\nhttp://localhost:${plan.shellPort} · from source: shell, api, ${plan.sources.join(', ')}\n`);
