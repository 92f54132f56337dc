import proxyAddr from '@fastify/proxy-addr';

export type Trust = (address: string, hop: number) => boolean;

/**
 * Which addresses may say for whom they ask (`X-Forwarded-For`), or false. A number of hops counts from the nearest
 * proxy; a text lists addresses and subnets. Throws where one of these is neither.
 */
export function toTrust(setting: number | string | false): Trust | false {
  if (setting === false) return false;
  if (typeof setting === 'number') return (_address, hop) => hop < setting;
  return proxyAddr.compile(setting.split(',').map((address) => address.trim()));
}

/** An IPv4 address with a port, or one of IPv6 in brackets with or without. IPv6 alone has no place for a port. */
const WITH_PORT = /(?<![^,\s])(?:(\d+(?:\.\d+){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)(?![^,\s])/gi;

/** `X-Forwarded-For` without the ports that some proxies write: each port would count as a client of its own. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor.includes(':') ? forwardedFor.replace(WITH_PORT, '$1$2') : forwardedFor;
}
