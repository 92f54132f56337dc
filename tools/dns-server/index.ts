import { freePort } from '../provision/free-port';
import { isListening } from '../provision/is-listening';
import { SystemProcess } from '../provision/system-process';
import { provideProgram } from '../provision/system-program';

/** A DNS server of our own, which knows nothing but what it was given. */
export class DnsServer extends SystemProcess {
  /** @param address `127.0.0.1:…`, for `setServers` of node:dns */
  constructor(readonly address: string) {
    super({
      title: 'dnsmasq',
      program: provideProgram({ title: 'dnsmasq', names: ['dnsmasq'], debianPackage: 'dnsmasq-base' }),
    });
  }
}

/**
 * Starts dnsmasq for names below `example`.
 * @param records the TXT records of each name, without commas
 * @throws Error with one line when dnsmasq is missing or does not start.
 */
export async function startDnsServer(records: Record<string, string[]>): Promise<DnsServer> {
  const port = await freePort();
  const server = new DnsServer(`127.0.0.1:${port}`);
  const txtRecords = Object.entries(records).flatMap(([name, texts]) =>
    texts.map((text) => `--txt-record=${name},${text}`),
  );
  const args = [
    ...['--keep-in-foreground', '--conf-file=/dev/null', '--pid-file', '--no-hosts', '--no-resolv'],
    ...['--listen-address=127.0.0.1', '--bind-interfaces', `--port=${port}`, '--local=/example/'],
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
    ...txtRecords,
  ];
  await server.launch(args, () => isListening(port));
  return server;
}
