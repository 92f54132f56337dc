import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { provideProgram } from './system-program';

/** A key and a certificate that nobody else has signed: `privkey.pem` and `fullchain.pem` in `dir`. */
export function makeCertificate(dir: string, host: string): void {
  const program = provideProgram({ title: 'OpenSSL', names: ['openssl'], debianPackage: 'openssl' });
  const subject = ['-nodes', '-days', '2', '-subj', `/CN=${host}`];
  const files = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')];
  execFileSync(
    program,
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', ...files, ...subject],
    {
      stdio: 'ignore',
    },
  );
}
