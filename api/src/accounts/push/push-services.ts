import { lookup as resolve } from 'node:dns';
import type { RequestOptions } from 'node:https';
import { type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { PUSH } from '@ringtag/contracts';
import { isPublicAddress } from '../../platform/addresses/public-address';
import { PushConfig } from '../../platform/config/config';

/** The hosts of the push services that browsers use, as their makers name them; `*.` stands for any name below. */
const HOSTS = [
  // Chrome, Edge on Android, Opera, Samsung Internet
  'fcm.googleapis.com',
  // Firefox
  '*.push.services.mozilla.com',
  // Safari
  'web.push.apple.com',
  // Edge on Windows
  '*.notify.windows.com',
];

/**
 * Which addresses a push may go to. Browsers name them, so anybody can name any: without this list, the server would
 * send requests wherever somebody wants, also into its own network.
 */
@Injectable()
export class PushServices {
  constructor(private readonly config: PushConfig) {}

  /** The address in its normal form. Undefined for what is no push service of a browser. */
  read(endpoint: string): string | undefined {
    if (!URL.canParse(endpoint)) return undefined;
    const url = new URL(endpoint);
    const isPlain = !url.username && !url.password && !url.hash && url.href.length <= PUSH.endpointLength;
    return isPlain && (this.isOwn(url) || isOfBrowser(url)) ? url.href : undefined;
  }

  /** How to connect. The name is resolved here and checked: it cannot lead elsewhere between check and connection. */
  connectTo(endpoint: string): RequestOptions {
    return this.isOwn(new URL(endpoint)) ? {} : { lookup: lookupPublic };
  }

  /** The push service of tests. In production the configuration has none. */
  private isOwn({ origin }: URL): boolean {
    return origin === this.config.testServiceUrl;
  }
}

function isOfBrowser({ protocol, port, hostname }: URL): boolean {
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.some((host) => (host.startsWith('*') ? hostname.endsWith(host.slice(1)) : hostname === host));
}

/** Resolves a name as `dns.lookup` does, and fails if one of its addresses is not public. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} leads to an address that is not public`), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};
