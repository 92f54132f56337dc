import { connect } from 'node:net';
import fc from 'fast-check';

const GET = 'GET /health/live HTTP/1.1\r\nHost: ringtag.example\r\n';
const POST =
  'POST /api/auth/register HTTP/1.1\r\nHost: ringtag.example\r\nContent-Type: application/json\r\n';

/** Bytes, as a Latin-1 text, that are no request, half a request, or one and a half. */
const PIECES = [
  `${GET}\r\n`,
  GET,
  'GET\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n',
  'get / http/1.1\r\nhost: a\r\n\r\n',
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `${GET}X: ${'x'.repeat(20_000)}\r\n\r\n`,
  `${GET}${'X: y\r\n'.repeat(1500)}\r\n`,
  `${GET}X\0: y\r\n\r\n`,
  `${GET}X: a\0b\r\n\r\n`,
  `${GET} folded: y\r\n\r\n`,
  `${GET}: y\r\n\r\n`,
  `${GET}Host: b\r\n\r\n`,
  `${GET}Expect: something\r\n\r\n`,
  `${GET}Expect: 100-continue\r\n\r\n`,
  `${GET}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  `${GET}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
  'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET * HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET health/live HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http:// HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n',
  `${POST}\r\n`,
  `${POST}Content-Length: 2\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\n\r\n{}{}{}`,
  `${POST}Content-Length: 99\r\n\r\n{}`,
  `${POST}Content-Length: -1\r\n\r\n{}`,
  `${POST}Content-Length: 1e3\r\n\r\n{}`,
  `${POST}Content-Length: 99999999999999999999\r\n\r\n{}`,
  `${POST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`,
  `${POST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `${POST}Transfer-Encoding: chunked\r\n\r\n2;a="\r\n{}\r\n0\r\nX: y\r\n\r\n`,
  `${POST}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
  `${POST}Transfer-Encoding: identity\r\n\r\n{}`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  '\r\n\r\n\r\n',
  '\0',
  '\xff\xfe\xfd',
];

const conversation = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join('')),
  // One byte of it another, or all from there on missing.
  fc
    .record({ piece: fc.constantFrom(...PIECES), at: fc.nat(200), by: fc.option(fc.nat(255)) })
    .map(({ piece, at, by }) =>
      by === null ? piece.slice(0, at) : piece.slice(0, at) + String.fromCharCode(by) + piece.slice(at + 1),
    ),
);

/** Says such things until the time is over; answers how many, and the first that was answered with a fault. */
export async function fuzzSockets(
  url: string,
  seed: number,
  until: number,
): Promise<{ sent: number; found: string | undefined }> {
  let sent = 0;
  const property = fc.asyncProperty(conversation, async (bytes) => {
    if (Date.now() > until) return;
    sent += 1;
    const fault = faultIn(await heard(url, bytes));
    if (fault !== undefined) throw new Error(fault);
  });
  for (let round = seed; Date.now() < until; round += 1) {
    const { failed, counterexample, errorInstance } = await fc.check(property, { seed: round, numRuns: 100 });
    if (failed) return { sent, found: `${JSON.stringify(counterexample)} ${String(errorInstance)}` };
  }
  return { sent, found: undefined };
}

/** Everything that the server says until it closes the connection, which it does after our end of it. */
function heard(url: string, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (text += String(chunk)));
    // The server may close before it has heard all.
    socket.on('error', () => undefined);
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(text));
    socket.end(bytes, 'latin1');
  });
}

function faultIn(text: string): string | undefined {
  if (text === '') return undefined;
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1];
  if (status === undefined) return `no answer of HTTP: ${text.slice(0, 200)}`;
  return /^HTTP\/1\.1 5/m.test(text) ? `answered: ${text.slice(0, 500)}` : undefined;
}
