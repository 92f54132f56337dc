import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { provideProgram } from '../provision/system-program';

const DEPLOY = join(__dirname, '../../deploy');
const read = (file: string): string => readFileSync(join(DEPLOY, file), 'utf8');

/** As far as tests look at it. */
interface Service {
  image: string;
  build?: { args: Record<string, string> };
  environment?: Record<string, string | null>;
  networks: object;
  ports?: object[];
  read_only: boolean;
  cap_drop: string[];
  cap_add?: string[];
  privileged?: boolean;
  security_opt: string[];
  healthcheck?: object;
}

interface Network {
  internal?: boolean;
  enable_ipv6?: boolean;
  ipam?: { config: { subnet: string }[] };
}

/** What is one way in these containers: compose.yaml or the image says it, not .env. */
const OWN = [
  'NODE_ENV',
  'HOST',
  'PORT',
  'PUBLIC_URL',
  'DATA_DIR',
  'WEB_ROOT',
  'TRUST_PROXY',
  'DATABASE_URL',
  'REDIS_URL',
];

const SETTINGS = {
  SITE_HOST: 'qr.example.com',
  SMTP_URL: 'smtp://mail.example.com:587',
  SECRET_KEY: 'key',
  DATABASE_PASSWORD: 'one',
  DATABASE_ROOT_PASSWORD: 'two',
};

describe('deploy/compose.yaml', () => {
  const program = provideProgram({
    title: 'Compose',
    names: ['docker-compose'],
    debianPackage: 'docker-compose',
  });
  const folder = mkdtempSync(join(tmpdir(), 'ringtag-compose-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  /** The configuration that Compose computes from the file and these lines in .env. */
  const runConfig = (settings: Record<string, string>) => {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(folder, '.env'), lines.join(''));
    return spawnSync(program, ['-f', '-', 'config'], {
      // Debian's Compose is too old for a name at the top of the file.
      input: read('compose.yaml').replace(/^name: .*$/m, ''),
      cwd: folder,
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
  };
  let config: { services: Record<string, Service>; networks: Record<string, Network> };
  let services: [string, Service][];
  beforeAll(() => {
    const { stdout, stderr } = runConfig(SETTINGS);
    config = (parse(stdout) ?? fail(stderr)) as typeof config;
    services = Object.entries(config.services);
  });

  it('should be all that an installation needs', () => {
    expect(Object.keys(config.services).sort()).toEqual(['api', 'database', 'migrate', 'proxy', 'redis']);
  });

  it.each(Object.keys(SETTINGS))('should not start without %s', (name) => {
    const { status, stderr } = runConfig({ ...SETTINGS, [name]: '' });
    expect([status === 0, stderr]).toEqual([false, expect.stringContaining(name)]);
  });

  describe('with every setting that the reference documents', () => {
    const [, table = ''] = /^## Configuration$([^]*?)^## /m.exec(read('../docs/reference.md')) ?? [];
    const documented = [...table.matchAll(/^\|(`[A-Z_]+`(?:, `[A-Z_]+`)*)\|/gm)].flatMap(([, names]) =>
      names!.replaceAll('`', '').split(', '),
    );
    const passed = documented.filter((name) => !OWN.includes(name));
    const readEnvironment = (env: Record<string, string>) => {
      const { services } = parse(runConfig({ ...SETTINGS, ...env }).stdout) as typeof config;
      return services['api']!.environment!;
    };

    it('should pass it on, unless the containers need a value of their own', () => {
      expect(passed.length).toBeGreaterThan(20);
      expect(documented).toEqual(expect.arrayContaining(OWN));
      const given = Object.fromEntries(documented.map((name) => [name, `given-${name}`]));
      const environment = readEnvironment(given);
      for (const name of passed) expect([name, environment[name]]).toEqual([name, given[name]]);
      for (const name of OWN) expect([name, environment[name]]).not.toEqual([name, given[name]]);
    });

    it('should leave it out where .env does, so that it keeps its default', () => {
      const environment = readEnvironment({});
      const set = passed.filter((name) => (environment[name] ?? undefined) !== undefined);
      expect(set.sort()).toEqual(['SECRET_KEY', 'SMTP_URL']);
    });

    it('should pass on a name that is none, so that the server can say so', () => {
      expect(readEnvironment({ SMTP_URI: 'x' })).toHaveProperty('SMTP_URI', 'x');
    });

    it('should keep the other passwords of .env from the server', () => {
      const { DATABASE_PASSWORD, DATABASE_ROOT_PASSWORD } = readEnvironment({});
      expect([DATABASE_PASSWORD, DATABASE_ROOT_PASSWORD]).toEqual(['', '']);
    });
  });

  it('should take the images of others by their digests, where .env has them', () => {
    const names = ['DATABASE_IMAGE', 'NODE_IMAGE', 'PROXY_IMAGE', 'REDIS_IMAGE'];
    const [, documented = ''] = /```sh\n(SITE_HOST=[^`]+)```/.exec(read('README.md')) ?? [];
    expect(documented.match(/^[A-Z]+_IMAGE(?==)/gm)!.sort()).toEqual(names);
    const fixed = Object.fromEntries(names.map((name) => [name, `${name.toLowerCase()}@sha256:0`]));
    const { services } = parse(runConfig({ ...SETTINGS, ...fixed }).stdout) as typeof config;
    const { database, migrate, proxy, redis } = services;
    const node = migrate!.build!.args['NODE'];
    expect([database!.image, node, proxy!.image, redis!.image]).toEqual(Object.values(fixed));
  });

  it('should give no container what it does not need', () => {
    for (const [name, service] of services) {
      expect([name, service]).toEqual([
        name,
        expect.objectContaining({
          read_only: true,
          cap_drop: ['ALL'],
          security_opt: ['no-new-privileges:true'],
        }),
      ]);
      expect([name, service.privileged]).toEqual([name, undefined]);
    }
    expect(services.filter(([, { cap_add }]) => cap_add).map(([name]) => name)).toEqual(['database']);
  });

  it('should let only the proxy be reached, and the data reach nobody', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
    const networks = Object.fromEntries(services.map(([name, each]) => [name, Object.keys(each.networks)]));
    expect(networks).toEqual({
      api: ['data', 'web'],
      database: ['data'],
      migrate: ['data'],
      proxy: ['web'],
      redis: ['data'],
    });
    expect(config.networks['data']!.internal).toBe(true);
  });

  it('should keep the addresses of IPv6 clients: the network of the proxy has IPv6, too', () => {
    const { enable_ipv6: enabled, ipam } = config.networks['web']!;
    expect(enabled).toBe(true);
    expect(ipam!.config.map(({ subnet }) => subnet.includes(':'))).toEqual([false, true]);
  });

  it('should know of each container that stays whether it is well; the image of the API says so itself', () => {
    const unchecked = services.filter(([, { healthcheck }]) => !healthcheck).map(([name]) => name);
    expect(unchecked).toEqual(['api']);
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
  });

  it('should give every variable of nginx.conf a value', () => {
    const variables = [...read('nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name!);
    expect(new Set(variables)).toEqual(new Set(Object.keys(config.services['proxy']!.environment!)));
  });
});

function fail(reason: string): never {
  throw new Error(`Compose does not take the file: ${reason}`);
}
