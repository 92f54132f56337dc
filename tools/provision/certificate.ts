import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { aheadBy } from '../fake-time';
import { provideProgram } from './system-program';

const DAYS = 60;
const DAY_S = 24 * 60 * 60;

/**
 * A key and a certificate for 60 days that nobody else has signed: `privkey.pem` and `fullchain.pem` in `dir`.
 * @param age days since it was made
 */
export function makeCertificate(dir: string, host: string, age = 0): void {
  const program = provideProgram({ title: 'OpenSSL', names: ['openssl'], debianPackage: 'openssl' });
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')];
  execFileSync(
    program,
    [
      ...['req', '-x509', '-nodes', '-days', String(DAYS), '-newkey', 'ec', '-pkeyopt'],
      ...['ec_paramgen_curve:P-256', ...files, ...names],
    ],
    { stdio: 'ignore', env: { ...process.env, ...(age > 0 && aheadBy(-age * DAY_S)) } },
  );
}
