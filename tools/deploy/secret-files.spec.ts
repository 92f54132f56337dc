import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import dockerignore from '@balena/dockerignore';

const ROOT = join(__dirname, '../..');

const SECRETS = [
  '.env',
  'deploy/.env',
  'deploy/.env.production',
  'api/production.env',
  '.npmrc',
  'deploy/tls/privkey.pem',
  'deploy/tls/site.key',
  'client.p12',
  'client.pfx',
  'deploy/secrets/secret-key.txt',
  'deploy/kubernetes/overlays/small/secret.yaml',
  'deploy/kubernetes/my-secrets.yml',
  'kubeconfig',
  'deploy/admin.kubeconfig',
  '.data/secret',
  '.data/ringtag.sqlite',
  'api/.data/first-run.json',
  'ringtag.sql',
  'backups/ringtag-2026-11-24.sql.gz',
  'backups/copy.sqlite',
  'copy.sqlite-wal',
  'api/ringtag.dump',
  'ringtag.sql.bak',
];
const SOURCES = [
  'package.json',
  'api/src/main.ts',
  'deploy/compose.yaml',
  'deploy/haproxy.sql',
  'deploy/kubernetes/base/api.yaml',
  'libs/i18n/src/index.ts',
];

describe('a copy of the repository with secrets in it', () => {
  let copy: string;
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'ringtag-secrets-'));
    for (const file of [...SECRETS, ...SOURCES]) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), '');
    }
    cpSync(join(ROOT, '.gitignore'), join(copy, '.gitignore'));
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  const runGit = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);

  it('should commit none of them', () => {
    runGit(copy, 'init', '--quiet');
    runGit(copy, 'add', '--all');
    expect(runGit(copy, 'ls-files').sort()).toEqual(['.gitignore', ...SOURCES].sort());
  });

  it('should send none of them to whoever builds the image', () => {
    const patterns = readFileSync(join(ROOT, 'deploy/Dockerfile.dockerignore'), 'utf8');
    const filter = dockerignore().add(patterns).createFilter();
    expect([...SECRETS, ...SOURCES].filter(filter)).toEqual(SOURCES);
  });

  it('should lose no file of ours', () => {
    expect(runGit(ROOT, 'ls-files', '--cached', '--ignored', '--exclude-standard')).toEqual([]);
  });
});
