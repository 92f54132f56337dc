import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What limits count an address by: IPv4 as it is, IPv6 by its /64, which one subscriber holds (LIM-1). */
export function addressBucket(address: string): string {
  // Every scan comes here, and most addresses are IPv4: a colon is found in a fifth of the time.
  if (!address.includes(':') || !isIPv6(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4);
  return network.map((group) => group.toString(16)).join(':');
}

/** The network of which somebody can have all addresses: IPv4 by its /24, IPv6 by its /48. Takes a bucket as well. */
export function networkOf(address: string): string {
  const bucket = addressBucket(address);
  if (isIPv4(bucket)) return bucket.replace(/\d+$/, '0/24');
  const groups = bucket.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : bucket;
}
