import { type Finding, ok, problem, warning } from '../finding';
import type { SeenRequest } from '../seen-request';

/** Addresses that nobody has (RFC 5737), sent as if two proxies had written them. */
export const FORGED_CHAIN = ['198.51.100.7', '203.0.113.9'] as const;

export interface Seen {
  /** A request as a browser sends it. */
  seen: SeenRequest;
  /** One with `FORGED_CHAIN` in X-Forwarded-For. Undefined where it was refused. */
  forged: SeenRequest | undefined;
  /** PUBLIC_URL. */
  site: URL;
  /** TRUST_PROXY. */
  trusted: number | string | false;
}

/** Whether the server knows its clients behind the proxies, and believes nobody else. */
export function* proxyFindings(all: Seen): Generator<Finding, void> {
  const fault = findMistakenClient(all) ?? findBelievedForgery(all);
  yield fault ?? ok(describeWay(all.seen.forwardedFor.length));
  const { seen, site } = all;
  // A server that does not trust the proxy does not take its word for the protocol either.
  if (!fault && `${seen.protocol}:` !== site.protocol)
    yield warning(
      `The server sees ${seen.protocol} where people use ${site.protocol.slice(0, -1)}.`,
      'Make the proxy set X-Forwarded-Proto to the client’s protocol.',
    );
  const host = seen.host.replace(/:\d+$/, '');
  if (host !== site.hostname)
    yield problem(
      `The server sees the host ${host} instead of ${site.hostname}.`,
      'Make the proxy pass on the Host header (in nginx: proxy_set_header Host $host).',
    );
}

function describeWay(proxies: number): string {
  if (proxies === 0)
    return 'The server was reached directly, without a proxy, and sees the real addresses of clients.';
  const between = proxies === 1 ? 'one proxy' : `${proxies} proxies`;
  return `The server sees the real addresses of clients behind ${between}.`;
}

/** Somebody else than the client, so that limits and blocks hit the wrong people. */
function findMistakenClient({ seen, site }: Seen): Finding | undefined {
  const { clientAddress, peerAddress, forwardedFor, trustedProxies } = seen;
  const proxies = forwardedFor.length;
  if (proxies === 0) {
    // The server itself speaks no TLS.
    if (site.protocol === 'http:') return undefined;
    return problem(
      `The proxy does not say who the client is, so all visitors count as ${peerAddress}.`,
      'Make it set X-Forwarded-For (in nginx: $proxy_add_x_forwarded_for), and set TRUST_PROXY=1.',
    );
  }
  // Not the addresses: the doctor and the proxy may have the same one.
  if (trustedProxies >= proxies) return undefined;
  return problem(
    `All visitors count as ${clientAddress}, which is a proxy: TRUST_PROXY is missing or too small.`,
    `Set TRUST_PROXY=${proxies}, if these proxies are all yours: ${[...forwardedFor.slice(1), peerAddress].join(', ')}.`,
  );
}

/** A client may choose its address, so that no limit holds for it. */
function findBelievedForgery({ seen, forged, trusted }: Seen): Finding | undefined {
  const proxies = seen.forwardedFor.length;
  if (forged?.forwardedFor.at(-1) === FORGED_CHAIN[1] && forged.trustedProxies > 0)
    return problem(
      'The proxy passes X-Forwarded-For on as clients send it, so clients can fake their address.',
      'Make it add the client’s address (in nginx: $proxy_add_x_forwarded_for).',
    );
  const believed = Math.max(0, (forged?.trustedProxies ?? 0) - proxies);
  if (believed === 0) return undefined;
  if (typeof trusted === 'string' && believed === 1)
    return warning(
      `This machine (${seen.clientAddress}) is in TRUST_PROXY, so it can claim to be any client.`,
      'If it is a proxy, this is fine, but run the doctor on another machine too.',
    );
  return problem(
    'TRUST_PROXY is too wide: the server believes an X-Forwarded-For that the client made up.',
    `Set TRUST_PROXY=${proxies}, the number of your proxies.`,
  );
}
