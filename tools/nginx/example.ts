import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate } from '../provision/certificate';
import { hasIpv6 } from '../provision/has-ipv6';

const EXAMPLE = join(__dirname, '../../deploy/nginx.conf');

/** The name that the example answers to here. */
export const HOST = 'qr.example.com';

/** Where the example listens, and whom it asks. */
export interface NginxPlaces {
  /** Ports of 127.0.0.1 and, where this machine has IPv6, of ::1. */
  plain: number;
  secure: number;
  /** `host:port` of each. */
  replicas: readonly string[];
  /** The name that it answers to, where that is not `HOST`. */
  host?: string;
  /** Of its certificate, in days: 0 where that is new. */
  age?: number;
}

/** deploy/nginx.conf with values for its variables, and with other ports and folders. Its files are in `dir`. */
export function renderExample(
  dir: string,
  { plain, secure, replicas, host = HOST, age = 0 }: NginxPlaces,
): string {
  makeCertificate(dir, host, age);
  const [first, ...others] = replicas;
  const values: Record<string, string> = {
    SITE_HOST: host,
    REPLICA: first!,
    TLS_FOLDER: dir,
    ACCESS_LOG: join(dir, 'ringtag.log'),
    ERROR_LOG: join(dir, 'ringtag-error.log'),
    PROGRAM: join(dir, 'builds'),
  };
  return readFileSync(EXAMPLE, 'utf8')
    .replace(/^ +server \$\{REPLICA\}(.*);$/m, (line, options: string) =>
      [line, ...others.map((replica) => `    server ${replica}${options};`)].join('\n'),
    )
    .replace(/\$\{([A-Z_]+)\}/g, (_, name: string) => values[name]!)
    .replace(/listen 80\b/g, `listen 127.0.0.1:${plain}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${secure}`)
    .replace(/^ +listen \[::\]:.*\n/gm, (line) => (hasIpv6() ? line : ''))
    .replace(/listen \[::\]:80\b/g, `listen [::1]:${plain}`)
    .replace(/listen \[::\]:443\b/g, `listen [::1]:${secure}`);
}
