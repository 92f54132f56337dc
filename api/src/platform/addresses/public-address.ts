import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to the public internet: no loopback, private, link-local, shared or reserved one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
