import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImageSettings } from '@ringtag/tools/container';
import { renderOverlay } from '@ringtag/tools/kustomize';
import { parse } from 'yaml';
import { loadConfig } from './load-config';
import { TRACING_VARIABLES } from './load-tracing';

const ROOT = join(__dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
/** Every variable that the server reads, and one that the SDK of OpenTelemetry reads itself. */
const KNOWN = [
  ...[...read('api/src/platform/config/load-config.ts').matchAll(/^ {6}([A-Z_]+): /gm)].map(
    ([, name]) => name!,
  ),
  ...Object.keys(TRACING_VARIABLES),
  'OTEL_EXPORTER_OTLP_HEADERS',
];

type Settings = Record<string, string>;

function readSettings(lines: string): Settings {
  return Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** The settings of compose.yaml, with those of README.md for its variables. */
function readCompose(more: Settings = {}): Settings {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: { api: { environment: Record<string, string | null> } };
  };
  const [, lines = ''] = /```sh\n(SITE_HOST=[^`]+)```/.exec(read('deploy/README.md')) ?? [];
  const given: Settings = { ...readSettings(lines), SECRET_KEY: 's'.repeat(32), ...more };
  const fill = (value: string) => value.replace(/\$\{(\w+):[?-]\}/g, (_, name: string) => given[name]!);
  return Object.fromEntries(
    Object.entries(services.api.environment).flatMap(([name, value]) => {
      const passed = value === null ? given[name] : fill(value);
      return passed === undefined ? [] : [[name, passed]];
    }),
  );
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

  it('should all be settings that the server reads', () => {
    expect(KNOWN.length).toBeGreaterThan(20);
    expect(Object.keys(deployed).filter((name) => !KNOWN.includes(name))).toEqual([]);
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
