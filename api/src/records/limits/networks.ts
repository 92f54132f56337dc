import { NETWORKS } from '@ringtag/contracts';
import type { Asker, Network } from '../../platform/turns/asker';
import { toAddressBucket, toNetworksAround } from './client-address';
import type { Limit } from './counters';

type Level = keyof typeof NETWORKS;

/** The networks that a client address is in, from itself to the widest (LIM-1). */
export function toNetworks(clientAddress: string): [Network, ...Network[]] {
  const address = toAddressBucket(clientAddress);
  const [network, provider] = toNetworksAround(address);
  const networks: [Network, ...Network[]] = [{ id: address, parts: NETWORKS.address }];
  if (network !== undefined) networks.push({ id: network, parts: NETWORKS.network });
  if (provider !== undefined) networks.push({ id: provider, parts: NETWORKS.provider });
  return networks;
}

/** Somebody who is not known takes turns with the others of the network, and shares room with them. */
export function toStranger(clientAddress: string): Asker {
  const networks = toNetworks(clientAddress);
  const [address, network = address] = networks;
  return { id: network.id, networks, isKnown: false };
}

/**
 * A limit of one client address, together with those of the networks around it, which may take some multiple of it.
 * @param from the narrowest network that is limited: a limit of a network says what the network may take
 */
export function toNested<Each extends Limit>(
  limit: Each,
  clientAddress: string,
  from: Exclude<Level, 'provider'> = 'address',
): (Each & { max: number; subject: string })[] {
  const narrowest = NETWORKS[from];
  const all = toNetworks(clientAddress);
  const networks = all.filter(({ parts }) => parts >= narrowest);
  // Text that is no IP address has no network around it: it is limited by itself.
  return (networks.length > 0 ? networks : all).map(({ id, parts }) => ({
    ...limit,
    subject: limit.subject ? `${limit.subject} ${id}` : id,
    max: (limit.max * Math.max(parts, narrowest)) / narrowest,
  }));
}
