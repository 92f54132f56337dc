import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readImageSettings } from '@ringtag/tools/container';
import { renderOverlay } from '@ringtag/tools/kustomize';
import { parse } from 'yaml';
import { loadConfig } from './load-config';

const ROOT = join(__dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
/** Every variable that the server reads. */
const KNOWN = [...read('api/src/platform/config/load-config.ts').matchAll(/^ {6}([A-Z_]+): /gm)].map(
  ([, name]) => name!,
);

type Settings = Record<string, string>;

function readSettings(lines: string): Settings {
  return Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

/** The settings of compose.yaml, with those of README.md for its variables. */
function readCompose(): Settings {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: { api: { environment: Settings } };
  };
  const [, lines = ''] = /```sh\n(SITE_HOST=[^`]+)```/.exec(read('deploy/README.md')) ?? [];
  const given: Settings = { ...readSettings(lines), SECRET_KEY: 's'.repeat(32) };
  const fill = (value: string) => value.replace(/\$\{(\w+):[?-]\}/g, (_, name: string) => given[name]!);
  return Object.fromEntries(
    Object.entries(services.api.environment).map(([name, value]) => [name, fill(value)]),
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
  ['deploy/compose.yaml', readCompose],
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
