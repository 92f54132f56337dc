import { isIPv4, isIPv6 } from 'node:net';

/** What limits count an address by: IPv4 as it is, IPv6 by its /64, which one subscriber holds (LIM-1). */
export function addressBucket(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return mapped ? dotted(groups[6]!, groups[7]!) : groups.slice(0, 4).join(':');
}

/** The network of which somebody can have all addresses: IPv4 by its /24, IPv6 by its /48. Takes a bucket as well. */
export function networkOf(address: string): string {
  const bucket = addressBucket(address);
  if (isIPv4(bucket)) return bucket.replace(/\d+$/, '0/24');
  const groups = bucket.split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}::/48` : bucket;
}

/** The eight groups, lower case and without leading zeros, however the address is written. */
function groupsOf(address: string): string[] {
  // URL writes every form in one way, which a zone is no part of.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [left = [], right = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/** Two groups of a mapped address as IPv4. */
function dotted(high: string, low: string): string {
  const number = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((bits) => (number >>> bits) & 0xff).join('.');
}
