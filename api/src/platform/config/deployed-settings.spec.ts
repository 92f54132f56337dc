import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImageSettings } from '@ringtag/tools/container';
import { renderOverlay } from '@ringtag/tools/kustomize';
import { parse } from 'yaml';
import { listVariables, loadConfig } from './load-config';
import { listMisspelt } from './misspelt-variables';

const ROOT = join(__dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
/** Every variable that the server reads, and one that the SDK of OpenTelemetry reads itself. */
const KNOWN = [...listVariables(), 'OTEL_EXPORTER_OTLP_HEADERS'];

type Settings = Record<string, string>;

function readSettings(lines: string): Settings {
  return Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

const COMPOSE = read('deploy/compose.yaml');

/** What compose.yaml gives the server: the file of README.md, and settings of its own. */
function readCompose(more: Settings = {}): Settings {
  const { services } = parse(COMPOSE, { merge: true }) as {
    services: { api: { env_file: string; environment: Settings } };
  };
  expect(services.api.env_file).toBe('.env');
  const [, lines = ''] = /```sh\n(SITE_HOST=[^`]+)```/.exec(read('deploy/README.md')) ?? [];
  const given: Settings = { ...readSettings(lines), SECRET_KEY: 's'.repeat(32), ...more };
  const own = Object.entries(services.api.environment).map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+):\?\}/g, (_, used: string) => given[used]!),
  ]);
  return { ...given, ...Object.fromEntries(own) };
}

/** The ConfigMap of the overlay, and the Secret that README.md creates. */
function readOverlay(name: string): Settings {
  const settings = renderOverlay(name).find(({ metadata }) => metadata.name.startsWith('settings-'));
  const [, lines = ''] =
    /create secret generic ringtag .*\n([^]*?)\nEND/.exec(read('deploy/README.md')) ?? [];
  return {
    ...(settings as unknown as { data: Settings }).data,
    ...readSettings(
      lines.replace(/\$\(openssl rand -hex (\d+)\)/g, (_, bytes) => '0f'.repeat(Number(bytes))),
    ),
  };
}

describe.each<[string, () => Settings]>([
  ['deploy/compose.yaml', () => readCompose()],
  ['deploy/kubernetes/overlays/small', () => readOverlay('small')],
  ['deploy/kubernetes/overlays/cluster', () => readOverlay('cluster')],
])('the settings of %s', (_, readDeployed) => {
  const deployed = readDeployed();

  it('should be all that a production server needs, behind one proxy', () => {
    const config = loadConfig({ ...readImageSettings().env, ...deployed });
    expect(config.server).toMatchObject({
      production: true,
      publicUrl: 'https://qr.example.com',
      trustProxy: 1,
    });
    expect(config.database.url).toMatch(/^mysql:/);
    expect(config.mail.requireTls).toBe(true);
  });

  it('should all be settings that the server reads, or that Compose itself needs, and are called misspelt by none', () => {
    expect(KNOWN.length).toBeGreaterThan(20);
    const isKnown = (name: string) => KNOWN.includes(name) || COMPOSE.includes(`\${${name}:`);
    expect(Object.keys(deployed).filter((name) => !isKnown(name))).toEqual([]);
    expect(listMisspelt(deployed)).toEqual([]);
  });
});

describe('traces with deploy/compose.yaml', () => {
  it('should go nowhere by default', () => {
    expect(loadConfig(readCompose()).tracing.url).toBeUndefined();
  });

  it('should go to the collector that .env names', () => {
    const { tracing } = loadConfig(
      readCompose({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
        OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
      }),
    );
    expect(tracing).toMatchObject({ url: 'http://collector:4318/v1/traces', share: 0.1 });
  });
});
