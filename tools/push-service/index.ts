import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What a browser says of its subscription. */
export interface DeviceKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A push as its device gets it. */
export interface Push {
  endpoint: string;
  headers: IncomingMessage['headers'];
  content: { title: string; body: string; path: string; tag: string };
}

interface Device extends DeviceKeys {
  ecdh: ReturnType<typeof createECDH>;
}

/** A push service with devices of its own, which decrypt what they get (RFC 8030, RFC 8188, RFC 8291). */
export class PushService {
  /** What has arrived, in order. Pushes that were refused are not among them. */
  readonly pushes: Push[] = [];
  /** How many requests were answered, or will never be. */
  requests = 0;
  /** Answers a request; undefined lets it wait for ever. By default everything is taken. */
  answer: (path: string) => number | undefined = () => 201;
  private readonly devices = new Map<string, Device>();
  private server: Server | undefined;
  url = '';

  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.take(request, response));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    if (this.server) await once(this.server, 'close');
  }

  /** A browser that has subscribed. */
  device(name = randomBytes(8).toString('hex')): DeviceKeys {
    const ecdh = createECDH('prime256v1');
    const p256dh = ecdh.generateKeys('base64url');
    const auth = randomBytes(16).toString('base64url');
    const endpoint = `${this.url}/push/${name}`;
    this.devices.set(endpoint, { endpoint, p256dh, auth, ecdh });
    return { endpoint, p256dh, auth };
  }

  /** What a device has got. */
  to({ endpoint }: DeviceKeys): Push[] {
    return this.pushes.filter((push) => push.endpoint === endpoint);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { url = '', headers } = request;
    const status = this.answer(url);
    this.requests += 1;
    if (status === undefined) return;
    const device = this.devices.get(this.url + url);
    if (device && status < 300)
      this.pushes.push({
        endpoint: device.endpoint,
        headers,
        content: JSON.parse(decrypt(device, body)) as Push['content'],
      });
    response.writeHead(device ? status : 404, { location: `${this.url}/elsewhere` }).end();
  }
}

/** RFC 8291, with one record as RFC 8188 frames it. Throws for what was not encrypted for the device. */
function decrypt({ ecdh, p256dh, auth }: Device, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body[20]!);
  const record = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), Buffer.from(p256dh, 'base64url'), sender]);
  const key = expand(ecdh.computeSecret(sender), Buffer.from(auth, 'base64url'), info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    expand(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    expand(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

function expand(key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, length));
}
