import type { Config } from '../../../platform/config/config';
import { SecretKeys } from '../../../platform/secrets/secret-keys';
import { type Answer, ask } from '../ask';
import { newDoctorToken } from '../doctor-token';
import { LAST_EVENT } from '../doctor.controller';
import { type Findings, describeError, type Finding, ok, problem, warning } from '../finding';
import type { SeenRequest } from '../seen-request';
import { FORGED_CHAIN, proxyFindings } from './seen-through-proxies';

/** What a process needs beside its heap: pictures, passwords, buffers. In bytes. */
const BESIDE_HEAP = 256 * 2 ** 20;
const LOOPBACK = /^(?:127\.|::1$)/;

/** Asks the running server through PUBLIC_URL what it sees, and compares it with what was sent. */
export async function* checkProxy({ server, security }: Pick<Config, 'server' | 'security'>): Findings {
  const site = new URL(server.publicUrl);
  const token = newDoctorToken(new SecretKeys(security), new Date());
  const send = (path: string, headers: Record<string, string> = {}, firstPart = false) =>
    ask(new URL(path, site), { headers: { authorization: `Bearer ${token}`, ...headers }, firstPart });
  let answer: Answer;
  try {
    answer = await send('/api/doctor');
  } catch (error) {
    const what = `Could not ask the server what it sees: ${describeError(error)}.`;
    yield warning(what, `Run the doctor again once ${site.origin} responds.`);
    return;
  }
  const seen = readSeen(answer);
  if (!seen) {
    yield strangerFinding(answer, site);
    return;
  }
  const forged = readSeen(await send('/api/doctor', { 'x-forwarded-for': FORGED_CHAIN.join(', ') }));
  yield* proxyFindings({ seen, forged, site, trusted: server.trustProxy });
  yield await streamFinding(() => send('/api/events/doctor', {}, true));
  for (const path of ['/health/live', '/metrics']) yield* hiddenFindings(site, path, seen);
  yield memoryFinding(seen.memory);
}

/** Undefined where another program answered, or a server with another `SECRET_KEY`. */
function readSeen({ status, body }: Answer): SeenRequest | undefined {
  if (status !== 200) return undefined;
  try {
    const seen = JSON.parse(body) as Partial<SeenRequest>;
    return seen.forwardedFor ? (seen as SeenRequest) : undefined;
  } catch {
    return undefined;
  }
}

function strangerFinding({ status }: Answer, { origin }: URL): Finding {
  if (status >= 500)
    return problem(
      `The proxy returns ${status} instead of reaching the server.`,
      'Start the server, and point the proxy at HOST and PORT.',
    );
  return problem(
    `The server at ${origin} does not recognize this command: it returns ${status}.`,
    'Run both with the same release and SECRET_KEY, sync their clocks, and check that no other program responds there.',
  );
}

async function streamFinding(send: () => Promise<Answer>): Promise<Finding> {
  const todo = 'Turn off buffering for /api/events; see deploy/nginx.conf.';
  try {
    const { body } = await send();
    return body.includes(LAST_EVENT)
      ? warning('The proxy buffers event streams, so events arrive late.', todo)
      : ok('Event streams arrive without delay.');
  } catch (error) {
    return warning(`An event stream did not arrive: ${describeError(error)}.`, todo);
  }
}

/** What is for probes and Prometheus only. */
async function* hiddenFindings(site: URL, path: string, seen: SeenRequest): Findings {
  const answer = await ask(new URL(path, site)).catch(() => undefined);
  // A page is the answer to every path that does not exist.
  const isPage = answer?.headers['content-type']?.startsWith('text/html');
  const isOpen = answer && (answer.status === 401 || (answer.status < 300 && !isPage));
  if (!isOpen) yield ok(`${path} is closed to the public.`);
  else if (!LOOPBACK.test(seen.clientAddress))
    yield warning(`${path} is open to the public.`, 'Block it in the proxy; see deploy/nginx.conf.');
  // Proxies let their own machine in.
  else yield ok(`${path} is open to this machine; check from another machine that it is closed there.`);
}

function memoryFinding({ heapLimit, limit }: SeenRequest['memory']): Finding {
  const [heap, whole] = [heapLimit, limit].map((bytes) => Math.round(bytes / 2 ** 20)) as [number, number];
  const what = `The server may use ${whole} MB of memory, ${heap} MB of it for the heap.`;
  if (heapLimit + BESIDE_HEAP <= limit) return ok(what);
  return problem(
    `${what} The operating system will kill it before it frees memory.`,
    `Start it with --max-old-space-size=512, and give it at least ${512 + BESIDE_HEAP / 2 ** 20} MB.`,
  );
}
