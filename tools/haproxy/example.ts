import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCertificate } from '../provision/certificate';
import { hasIpv6 } from '../provision/has-ipv6';

const DEPLOY = join(__dirname, '../../deploy');
const EXAMPLE = join(DEPLOY, 'haproxy.cfg');

/** The name that the example answers to. */
export const HOST = 'qr.example.com';

/** Ports of 127.0.0.1 that take the places of those in the example. `plain` and `secure` are also of ::1, with IPv6. */
export interface Places {
  plain: number;
  secure: number;
  database: number;
  /** Three of each, as the example has. */
  replicas: readonly number[];
  nodes: readonly number[];
}

/** deploy/haproxy.cfg as it is, but for its places, for who runs it, and for a log that goes to its output. */
export function renderExample(dir: string, places: Places): string {
  makeCertificate(dir, HOST);
  const pem = join(dir, 'site.pem');
  writeFileSync(
    pem,
    ['privkey.pem', 'fullchain.pem'].map((file) => readFileSync(join(dir, file), 'utf8')).join(''),
  );
  const at = (ports: readonly number[]) => (_: string, number: string) =>
    `127.0.0.1:${ports[Number(number) - 1]}`;
  return readFileSync(EXAMPLE, 'utf8')
    .replace('log /dev/log local0', 'log stdout format raw local0')
    .replace(/^ +(user|group) haproxy\n/gm, '')
    .replace('bind :80\n', `bind 127.0.0.1:${places.plain}\n`)
    .replace('bind :443 ', `bind 127.0.0.1:${places.secure} `)
    .replace(/^ +bind :::.*\n/gm, (line) => (hasIpv6() ? line : ''))
    .replace('bind :::80 ', `bind [::1]:${places.plain} `)
    .replace('bind :::443 ', `bind [::1]:${places.secure} `)
    .replace(/\/etc\/haproxy\/certs\/\S+/g, pem)
    .replace('bind 127.0.0.1:3306', `bind 127.0.0.1:${places.database}`)
    .replace(/10\.0\.0\.1([123]):3000/g, at(places.replicas))
    .replace(/10\.0\.0\.2([123]):3306/g, at(places.nodes));
}

/** The statements of deploy/haproxy.sql, by which a node answers a HAProxy on 127.0.0.1. */
export function readNodeStatements(): string[] {
  return readFileSync(join(DEPLOY, 'haproxy.sql'), 'utf8')
    .replaceAll('10.0.0.%', '127.0.0.1')
    .split(/;\n/)
    .filter((statement) => statement.trim() !== '');
}
