import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';

const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * HTTP/2 over TLS in front of the API, as a deployment has it; the certificate, made by openssl into `directory`, is
 * signed by nobody.
 */
export async function startHttp2Edge(
  origin: string,
  port: number,
  directory: string,
): Promise<Http2SecureServer> {
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  const server = createSecureServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    (incoming, answer) => {
      const headers = plain(incoming.headers);
      const onward = request(
        new URL(incoming.url, origin),
        { method: incoming.method, headers },
        (response) => {
          answer.writeHead(response.statusCode ?? 502, plain(response.headers));
          response.pipe(answer);
        },
      );
      onward.on('error', () => answer.writeHead(502).end());
      incoming.pipe(onward);
    },
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Without the pseudo-headers of HTTP/2 and those that belong to one connection of HTTP/1.1. */
function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.includes(name)),
  );
}
