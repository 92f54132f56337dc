import { DAY } from '@ringtag/contracts';
import { REQUEST_ID } from '../../../platform/http/common-headers';
import { ask, type Answer } from '../ask';
import { type Findings, describeError, type Finding, ok, problem, warning } from '../finding';
import { askAddresses } from './site-addresses';

const RENEW_BEFORE_MS = 14 * DAY;
/** Half a year, in seconds. The server says a year. */
const LEAST_HSTS = 15_768_000;
/** A name that nobody has (RFC 2606). */
const UNKNOWN_HOST = 'unknown.invalid';
const UNKNOWN_CHAIN = 'its CA is unknown, or the proxy does not send the full chain';
/** OpenSSL's codes, and Node's, as they are to be read after "the certificate:". */
const FAULTS: Record<string, string> = {
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it was issued for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'browsers do not know its CA',
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_CHAIN,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_CHAIN,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_CHAIN,
};
const EXAMPLE = 'see deploy/nginx.conf';

/** What strangers find at PUBLIC_URL: its name, its certificate, and what the proxy lets through. */
export async function* checkSite(publicUrl: string, plainPort = 80): Findings {
  const site = new URL(publicUrl);
  const answer = yield* askAddresses(site);
  if (!answer) return;
  if (answer.tls) yield* secureFindings(answer, answer.tls, site, plainPort);
  yield answer.status < 500
    ? ok(`${publicUrl} returns ${answer.status}.`)
    : problem(
        `${publicUrl} returns ${answer.status}.`,
        'Check that the server is running and that the proxy points at HOST and PORT.',
      );
}

async function* secureFindings(
  { headers }: Answer,
  { validUntil, fault }: NonNullable<Answer['tls']>,
  site: URL,
  plainPort: number,
): Findings {
  yield certificateFinding(validUntil, fault, new Date());
  const seconds = Number(/max-age=(\d+)/i.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0);
  if (seconds < LEAST_HSTS)
    yield warning(
      'Strict-Transport-Security is missing or covers less than half a year, so browsers may use http.',
      'Make the proxy pass on this header from the server.',
    );
  // With another port than 443, nobody can guess where http is.
  if (!site.port || plainPort !== 80) yield await redirectFinding(site, plainPort);
  yield await otherHostFinding(site);
}

export function certificateFinding(validUntil: Date, fault: string | undefined, now: Date): Finding {
  const day = validUntil.toISOString().slice(0, 10);
  const days = Math.floor((validUntil.getTime() - now.getTime()) / DAY);
  const todo = 'Renew it, for example with certbot, and reload the proxy.';
  if (validUntil <= now) return problem(`The certificate expired on ${day}.`, todo);
  if (fault)
    return problem(
      `Browsers do not trust the certificate: ${FAULTS[fault] ?? fault}.`,
      'Get one for this name from a CA such as Let’s Encrypt, and give the proxy the full chain.',
    );
  if (days * DAY < RENEW_BEFORE_MS)
    return warning(`The certificate expires in ${days} days, on ${day}.`, todo);
  return ok(`The certificate is valid for ${days} days.`);
}

async function redirectFinding(site: URL, plainPort: number): Promise<Finding> {
  const plain = new URL(`http://${site.hostname}:${plainPort}/`);
  const todo = `Make the proxy redirect http to ${site.origin}; ${EXAMPLE}.`;
  try {
    const { status, headers } = await ask(plain);
    const target = URL.canParse(headers.location ?? '') ? new URL(headers.location!) : undefined;
    const leads = status >= 301 && status <= 308 && target?.protocol === 'https:';
    if (leads && target.hostname === site.hostname) return ok('http redirects to https.');
    return problem(`http does not redirect to https: it returns ${status}.`, todo);
  } catch (error) {
    return warning(`Nothing answers at http://${site.hostname}: ${describeError(error)}.`, todo);
  }
}

/** Whoever asks for another name should get nothing. */
async function otherHostFinding(site: URL): Promise<Finding> {
  const answer = await ask(site, { headers: { host: UNKNOWN_HOST } }).catch(() => undefined);
  // Each answer of the server has an id.
  const isAnswered = answer && (answer.status < 300 || answer.headers[REQUEST_ID] !== undefined);
  if (!isAnswered) return ok('Unknown host names are refused.');
  return warning(
    `The proxy returns ${answer.status} to a request for another host name, ${UNKNOWN_HOST}.`,
    `Make it respond to ${site.hostname} only; ${EXAMPLE}.`,
  );
}
