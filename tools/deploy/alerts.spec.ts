import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { providePromtool } from '../prometheus';
import { readDeployed, readQueries, readRules } from '../prometheus/rules';

const ROOT = join(__dirname, '../..');
const FOLDER = join(ROOT, 'deploy/prometheus');
const RUNBOOKS = /^## What to do when an alert fires$([^]*?)(?=^## )/m;

const alerts = readRules().filter(({ alert }) => alert !== undefined);
const names = alerts.map(({ alert }) => alert!);

/** Answers what promtool complains about, else nothing. */
function complain(args: string[], cwd = FOLDER): string {
  const { status, stdout, stderr } = spawnSync(providePromtool(), args, { cwd, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

describe('deploy/prometheus', () => {
  it('should be what Prometheus accepts', () => {
    expect(complain(['check', 'config', '--syntax-only', 'prometheus.yml'])).toBe('');
    expect(complain(['check', 'rules', 'ringtag.rules.yml'])).toBe('');
  });

  const tests = readdirSync(FOLDER).filter((file) => file.endsWith('.test.yml'));
  it.each(tests)('should fire when something is wrong, and only then: %s', (file) => {
    expect(complain(['test', 'rules', file])).toBe('');
  });

  it('should have tests of each alert, where it fires and where it does not', () => {
    const files = tests.map((file) => parse(readDeployed(file)) as { tests: { name: string }[] });
    const tested = files.flatMap((file) => file.tests.map(({ name }) => name));
    const missing = names.flatMap((name) =>
      [`${name} fires`, `${name} does not fire one step below`].filter((test) => !tested.includes(test)),
    );
    expect(missing).toEqual([]);
  });

  it('should wake somebody up for few reasons', () => {
    const severities = alerts.map(({ labels }) => labels?.severity);
    expect(new Set(severities)).toEqual(new Set(['page', 'ticket']));
    expect(severities.filter((severity) => severity === 'page').length).toBeLessThanOrEqual(3);
  });

  it('should have one runbook for each alert, and one alert for each runbook', () => {
    const page = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const [, runbooks = ''] = RUNBOOKS.exec(page) ?? [];
    const headings = [...runbooks.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(names);
    for (const { alert, annotations } of alerts)
      expect(annotations?.runbook_url).toBe(`docs/operations.md#${alert!.toLowerCase()}`);
  });
});

describe('deploy/grafana/ringtag.json', () => {
  it('should ask only what Prometheus understands', () => {
    const dir = mkdtempSync(join(tmpdir(), 'ringtag-queries-'));
    const queries = readQueries().map((expr) => expr.replaceAll('$__rate_interval', '1m'));
    const rules = queries.map((expr, i) => ({ record: `query${i}`, expr }));
    writeFileSync(join(dir, 'queries.yml'), stringify({ groups: [{ name: 'queries', rules }] }));
    const complaint = complain(['check', 'rules', 'queries.yml'], dir);
    rmSync(dir, { recursive: true });
    expect(queries.length).toBeGreaterThan(20);
    expect(complaint).toBe('');
  });
});
