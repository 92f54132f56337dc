import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanUpWithProcess } from '../provision/clean-up';
import { freePort } from '../provision/free-port';
import { isListening } from '../provision/is-listening';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

/** A DNS server of our own, which knows nothing but what it was given. */
export interface DnsServer {
  /** `127.0.0.1:…`, for `setServers` of node:dns. */
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Starts dnsmasq for names below `example`.
 * @param records the TXT records of each name, without commas
 * @throws Error with one line when dnsmasq is missing or does not start.
 */
export async function startDnsServer(records: Record<string, string[]>): Promise<DnsServer> {
  const program = provideProgram({ title: 'dnsmasq', names: ['dnsmasq'], debianPackage: 'dnsmasq-base' });
  const dir = mkdtempSync(join(tmpdir(), 'ringtag-dns-'));
  const port = await freePort();
  const server = new SystemProcess({ title: 'dnsmasq', program, log: join(dir, 'server.log') });
  const destroy = () => {
    server.signal('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  };
  const forget = cleanUpWithProcess(destroy);
  const stop = async () => {
    forget();
    await server.halt();
    destroy();
  };
  const txtRecords = Object.entries(records).flatMap(([name, texts]) =>
    texts.map((text) => `--txt-record=${name},${text}`),
  );
  const args = [
    ...['--keep-in-foreground', '--conf-file=/dev/null', '--pid-file', '--no-hosts', '--no-resolv'],
    ...['--listen-address=127.0.0.1', '--bind-interfaces', `--port=${port}`, '--local=/example/'],
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ...txtRecords,
  ];
  try {
    await server.start(args, () => isListening(port));
  } catch (error) {
    forget();
    destroy();
    throw error;
  }
  return { address: `127.0.0.1:${port}`, stop };
}
