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
