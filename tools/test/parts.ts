import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { provideHeadlessChromium } from '../chromium';
import { provideBubblewrap } from '../container';
import { provideEarlierBuilds, RELEASES } from '../earlier-builds';
import { provideFirefox, provideWebKit } from '../engines';
import { type Galera, provideGalera, startGalera } from '../galera';
import { provideHaproxy, startHaproxy, type Haproxy } from '../haproxy';
import { startMariaDb, type MariaDb } from '../mariadb';
import { startMySql } from '../mysql';
import { provideNode } from '../node-versions';
import { freePort } from '../provision/free-port';
import { provideRedis } from '../redis';
import { NX_ENV, nxCommand } from '../start/build.mjs';
import { ROOT } from '../start/install.mjs';
import { checkBudgets } from './budgets';
import type { Change } from './change';
import { packageCommand, runCommand, trackedFiles } from './commands';
import { jest } from './jest';
import { oneTest, type Outcome, type Part } from './outcome';
import { playwright, playwrightWithReport } from './playwright';
import { browserTestsReached, readReach, toReach, writeReach } from './reach';
import { toReason } from './run-parts';
import { checkTypes } from './types';

const REMOTES = ['mfe-scan', 'mfe-auth', 'mfe-dashboard', 'mfe-admin'];
const APPS = ['api', 'shell', ...REMOTES];
const WORKERS = Math.max(2, availableParallelism() - 1);

const command = async (args: string[], env = {}): Promise<Outcome> =>
  oneTest((await runCommand(args, env)) === 0);

/** Without a file, these programs would take all of them or complain. */
const onFiles = async (args: string[], files: string[]): Promise<Outcome> =>
  files.length > 0 ? command([...args, ...files]) : oneTest(true);

/** Nx leaves alone what has not changed. */
const nx = (target: string): Promise<Outcome> =>
  command([...nxCommand(), 'run-many', '-t', target, '--outputStyle=static'], NX_ENV);

async function jestOn(start: () => Promise<MariaDb>, project: string, workers: number): Promise<Outcome> {
  const server = await start();
  try {
    return await jest([project], workers, { databaseUrl: await server.createDatabase('ringtag') });
  } finally {
    await server.stop();
  }
}

/** Each connection goes to another node than the one before. */
async function jestOnGalera(project: string, workers: number): Promise<Outcome> {
  let galera: Galera | undefined;
  let haproxy: Haproxy | undefined;
  try {
    galera = await startGalera();
    await galera.createDatabase('ringtag');
    const nodes = galera.nodes.map((node) => node.url('ringtag'));
    const url = new URL(nodes[0]!);
    const port = await freePort();
    const config = () =>
      roundRobin(
        port,
        galera!.nodes.map((each) => each.port),
      );
    haproxy = await startHaproxy({ config, port });
    url.port = String(port);
    return await jest([project], workers, { databaseUrl: url.href, nodes });
  } finally {
    await haproxy?.stop();
    await galera?.stop();
  }
}

const roundRobin = (port: number, nodes: number[]): string =>
  [
    'defaults',
    '    mode tcp',
    '    timeout connect 5s',
    '    timeout client 1h',
    '    timeout server 1h',
    'listen nodes',
    `    bind 127.0.0.1:${port}`,
    '    balance roundrobin',
    ...nodes.map((node) => `    server node${node} 127.0.0.1:${node}`),
    '',
  ].join('\n');

async function browserTests(change?: Change): Promise<Outcome> {
  provideHeadlessChromium();
  const config = 'e2e/playwright.config.ts';
  const reached = change && browserTestsReached(change, trackedFiles(), readReach());
  if (reached) return playwright(config, ...reached);
  const { outcome, report } = await playwrightWithReport(config);
  if (report && outcome.failed === 0) writeReach(toReach(report));
  return outcome;
}

/** Specs of tools read the files of all projects. */
const unitTests = (change?: Change): Promise<Outcome> =>
  jest(['unit-node', 'unit-web'], WORKERS, {
    paths: change && ['tools', ...change.folders].map((folder) => `${folder}/`),
  });

const lint = (change?: Change): Promise<Outcome> =>
  onFiles([...packageCommand('eslint'), '--max-warnings', '0'], change?.folders ?? ['.']);

const format = (change?: Change): Promise<Outcome> => {
  const tracked = trackedFiles();
  const files = change ? tracked.filter((file) => change.files.includes(file)) : tracked;
  return onFiles([...packageCommand('prettier'), '--check', '--ignore-unknown', '--cache'], files);
};

/** The tests of an engine are left out where the system has no driver for it, also in CI (ADR 56). */
async function engineTests(): Promise<Outcome> {
  const projects: string[] = [];
  const without: string[] = [];
  for (const [name, provide] of Object.entries({ firefox: provideFirefox, webkit: provideWebKit })) {
    try {
      provide();
      projects.push(`--project=${name}`);
    } catch (error) {
      without.push(toReason(error));
    }
  }
  const outcome =
    projects.length > 0
      ? await playwright('e2e/engines/playwright.config.ts', ...projects)
      : { passed: 0, failed: 0, skipped: 0 };
  return { ...outcome, skipped: outcome.skipped + without.length, without };
}

/** Everything `npm test` does, in its order, and what it does on demand. */
export const PARTS: Part[] = [
  { name: 'typecheck', title: 'Types', run: checkTypes },
  {
    name: 'unused',
    title: 'Unused code',
    run: () => command(['npm', 'run', '--silent', 'unused']),
  },
  {
    name: 'format',
    title: 'Format',
    run: format,
  },
  { name: 'build', title: 'Build', run: () => nx('build') },
  {
    name: 'lint',
    title: 'Lint',
    // The rule of module boundaries reads the graph that a run of Nx leaves.
    needs: 'build',
    run: lint,
  },
  { name: 'unit', title: 'Unit tests', run: unitTests },
  {
    name: 'api-client',
    reachedBy: ['api'],
    title: 'API client is current',
    run: () => command(['npm', 'run', '--silent', 'api-client', '--', '--check']),
  },
  {
    name: 'integration-sqlite',
    reachedBy: ['api'],
    title: 'Integration tests on SQLite',
    run: () => jest(['integration'], 2),
  },
  {
    name: 'integration-mariadb',
    reachedBy: ['api'],
    title: 'Integration tests on MariaDB',
    run: () => jestOn(startMariaDb, 'integration', 2),
  },
  {
    name: 'integration-mysql',
    title: 'Integration tests on MySQL',
    onDemand: true,
    run: () => jestOn(startMySql, 'integration', 2),
  },
  {
    name: 'integration-galera',
    title: 'Integration tests on three nodes of Galera in turn',
    onDemand: true,
    run: () => jestOnGalera('integration', 2),
  },
  { name: 'fuzz-sqlite', reachedBy: ['api'], title: 'Odd requests on SQLite', run: () => jest(['fuzz'], 1) },
  {
    name: 'fuzz-mariadb',
    reachedBy: ['api'],
    title: 'Odd requests on MariaDB',
    run: () => jestOn(startMariaDb, 'fuzz', 1),
  },
  {
    name: 'fuzz-mysql',
    title: 'Odd requests on MySQL',
    onDemand: true,
    run: () => jestOn(startMySql, 'fuzz', 1),
  },
  {
    name: 'budgets',
    reachedBy: [...APPS, 'e2e'],
    title: 'Budgets',
    needs: 'build',
    run: () => checkBudgets(join(ROOT, 'tools/budgets'), console.log),
  },
  // The parts after it wait for programs more than they compute.
  {
    name: 'e2e',
    reachedBy: [...APPS, 'e2e'],
    title: 'Browser tests',
    needs: 'build',
    run: browserTests,
  },
  {
    name: 'skew',
    reachedBy: [...APPS, 'e2e'],
    title: 'Remotes of the last release',
    needs: 'build',
    run: async () => {
      provideHeadlessChromium();
      provideEarlierBuilds('last', REMOTES);
      return playwright('e2e/mixed-releases/playwright.config.ts', 'last-release');
    },
  },
  {
    name: 'skew-all',
    title: 'Parts of different releases, and faults of remotes',
    onDemand: true,
    needs: 'build',
    run: async () => {
      provideHeadlessChromium();
      for (const release of RELEASES) provideEarlierBuilds(release, APPS);
      return playwright('e2e/mixed-releases/playwright.config.ts');
    },
  },
  {
    name: 'cluster',
    reachedBy: ['api', 'bench', 'cluster'],
    title: 'Faults of a cluster',
    needs: 'build',
    // Three of the faults: all of them take too long here (docs/testing.md).
    run: async () => {
      provideGalera();
      provideHaproxy();
      provideRedis();
      return jest(['cluster'], 1, { paths: ['three-faults'] });
    },
  },
  {
    name: 'deployment',
    reachedBy: ['api', 'shell', 'e2e'],
    title: 'The image behind nginx',
    needs: 'build',
    // Behind nginx only: behind HAProxy it takes as long again (docs/testing.md).
    run: async () => {
      provideHeadlessChromium();
      provideRedis();
      provideBubblewrap();
      return playwright('e2e/deployment/playwright.config.ts', '--project=nginx');
    },
  },
  {
    name: 'node-versions',
    reachedBy: ['api', 'shell', 'e2e'],
    title: 'The image on Node 24 and 26',
    needs: 'build',
    // On all versions or on none: the reason why one cannot be fetched holds for the others, too.
    run: async () => {
      provideBubblewrap();
      provideNode('24');
      provideNode('26');
      return playwright('e2e/node-versions/playwright.config.ts');
    },
  },
  {
    name: 'engines',
    reachedBy: [...APPS, 'e2e'],
    title: 'Firefox and WebKit',
    needs: 'build',
    run: engineTests,
  },
];
