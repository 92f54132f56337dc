import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { HOST, renderExample, startNginx } from '../nginx';
import { makeCertificate } from '../provision/certificate';
import { freePort } from '../provision/free-port';
import { findProgram } from '../provision/system-program';

const SCRIPT = join(__dirname, '../../deploy/kubernetes/base/reload-certificate.sh');

describe('deploy/kubernetes/base/reload-certificate.sh', () => {
  it('should let nginx show the new certificate, and return at once itself', async () => {
    const [plain, secure] = [await freePort(), await freePort()];
    const places = { plain, secure, replicas: [`127.0.0.1:${await freePort()}`] };
    const nginx = await startNginx({ port: secure, config: (dir) => renderExample(dir, places) });
    // Whoever says "nginx" means the one that runs here. Whoever sleeps does so for a moment.
    const bin = join(nginx.dir, 'bin');
    mkdirSync(bin);
    writeProgram(bin, 'nginx', `-p ${nginx.dir} -c ${nginx.dir}/nginx.conf "$@"`);
    writeProgram(bin, 'sleep', '0.1');
    const script = spawn('sh', [SCRIPT], {
      env: { PATH: `${bin}${delimiter}${process.env.PATH}`, TLS_FOLDER: nginx.dir },
      stdio: 'ignore',
      // A group of its own, in which what it leaves behind can be ended.
      detached: true,
    });
    try {
      expect(await once(script, 'exit')).toEqual([0, null]);
      const first = await readFingerprint(secure);
      makeCertificate(nginx.dir, HOST);
      while ((await readFingerprint(secure)) === first) await wait(50);
    } finally {
      process.kill(-script.pid!, 'SIGKILL');
      await nginx.stop();
    }
  });
});

/** A program of this name that calls the real one with other arguments. */
function writeProgram(dir: string, name: string, args: string): void {
  writeFileSync(join(dir, name), `#!/bin/sh\nexec ${findProgram([name])} ${args}\n`, { mode: 0o755 });
}

async function readFingerprint(port: number): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, servername: HOST, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { fingerprint256 } = socket.getPeerCertificate();
  socket.destroy();
  return fingerprint256;
}
