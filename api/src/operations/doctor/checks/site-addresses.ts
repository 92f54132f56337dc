import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { type Answer, ask } from '../ask';
import { describeError, type Finding, ok, problem, warning } from '../finding';

/** What the system says where this machine has no IPv6, or no IPv4. */
const NO_WAY = ['ENETUNREACH', 'EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const lookUpAll = (name: string) => lookup(name, { all: true, verbatim: true });

/**
 * Asks every address that DNS gives for the site: browsers take any of them. Yields what is wrong. Returns the first
 * answer; undefined if the name is unknown or no address answers.
 */
export async function* askAddresses(
  site: URL,
  lookUp: (name: string) => Promise<LookupAddress[]> = lookUpAll,
): AsyncGenerator<Finding, Answer | undefined> {
  let addresses: string[];
  try {
    addresses = (await lookUp(site.hostname.replace(/^\[|\]$/g, ''))).map(({ address }) => address);
  } catch (error) {
    yield lookUpFinding(site, error);
    return undefined;
  }
  yield ok(`${site.hostname} resolves to ${addresses.join(' and ')}.`);
  const asked = await Promise.allSettled(addresses.map((address) => ask(site, { address })));
  const answer = asked.find((each) => each.status === 'fulfilled')?.value;
  if (!answer) {
    const [first] = asked as PromiseRejectedResult[];
    yield problem(
      `Nothing answers at ${site.origin}: ${describeError(first!.reason)}.`,
      'Start the server and the proxy, and open the port in the firewall.',
    );
    return undefined;
  }
  for (const [index, each] of asked.entries())
    if (each.status === 'rejected') yield silentFinding(site, addresses[index]!, each.reason);
  return answer;
}

function lookUpFinding({ hostname }: URL, error: unknown): Finding {
  return (error as { code?: string }).code === 'ENOTFOUND'
    ? problem(
        `The name ${hostname} does not resolve.`,
        'Add an A record with the IPv4 address of this server, and an AAAA record if it has an IPv6 address.',
      )
    : warning(`${hostname} could not be looked up: ${describeError(error)}.`, 'Run the doctor again.');
}

/** About an address that has not answered, by the error of the request. */
export function silentFinding({ hostname }: URL, address: string, error: unknown): Finding {
  const [version, record] = isIPv6(address) ? ['IPv6', 'AAAA'] : ['IPv4', 'A'];
  if (NO_WAY.includes((error as { code?: string }).code ?? ''))
    return ok(
      `${address} was not checked, because this machine has no ${version}; check it from another one.`,
    );
  return problem(
    `${hostname} does not answer at its ${version} address ${address}: ${describeError(error)}.`,
    `Make the proxy listen there and open the firewall, or remove the ${record} record.`,
  );
}
