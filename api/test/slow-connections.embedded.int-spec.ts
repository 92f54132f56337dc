import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { newEmail, TestApp } from './support/test-app';
import type { Visitor } from './support/visitor';

describe('Connections that are slow', () => {
  let app: TestApp;
  let owner: Visitor;
  beforeAll(async () => {
    app = await TestApp.start();
    owner = await app.owner(await app.code(), newEmail());
    // Only now: what a test does on its way has the time of every request.
    Object.assign(app.config.server.times, { body: 300, bodyBytesPerSecond: 100 });
  });
  afterAll(() => app.stop());

  interface Line {
    socket: Socket;
    /** What the server said until it closed the connection. */
    answer: Promise<string>;
  }
  const open = async (text: string[], { url } = app): Promise<Line> => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
    socket.write(text.join('\r\n'));
    return { socket, answer: closed };
  };
  const post = (path: string, length: number, ...headers: string[]) => [
    `POST ${path} HTTP/1.1`,
    'Host: qr.test',
    'Origin: http://qr.test',
    `Content-Length: ${length}`,
    ...headers,
    '',
    '',
  ];
  /** A byte now and then, until the connection ends. */
  const trickle = ({ socket }: Line) => {
    const timer = setInterval(() => socket.writable && socket.write('x'), 50);
    socket.once('close', () => clearInterval(timer));
  };

  it.each(['application/json', 'image/png'])(
    'should answer 408 to a body of %s that trickles, and close',
    async (type) => {
      const [method, path] =
        type === 'image/png' ? ['PUT', '/api/profile/photo'] : ['POST', '/api/auth/register'];
      const line = await open(
        post(path, 5000, `Content-Type: ${type}`, `Cookie: ${owner.cookie}`).map((each) =>
          each.replace(/^POST/, method),
        ),
      );
      trickle(line);
      const answer = await line.answer;
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer).toMatch(/^connection: close/im);
      expect(answer).toContain('"code":"timeout"');
    },
  );

  it('should close a connection whose body goes on trickling behind its answer', async () => {
    const line = await open(post('/api/auth/register', 5000, 'Content-Type: text/html'));
    trickle(line);
    expect(await line.answer).toMatch(/^HTTP\/1.1 415 /);
  });

  it('should answer 408 to headers that trickle, and close', async () => {
    const impatient = await TestApp.start({}, { times: { headers: 2100 } });
    const line = await open(['GET /api/user/me HTTP/1.1', 'Host: qr.test', 'X'], impatient);
    trickle(line);
    expect(await line.answer).toMatch(/^HTTP\/1.1 408 /);
    await impatient.stop();
  });

  it('should take a photo that comes slowly but steadily', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    const headers = ['Content-Type: image/png', `Cookie: ${owner.cookie}`, 'Connection: close'];
    const head = post('/api/profile/photo', photo.length, ...headers);
    const slow = await open(head.map((each) => each.replace(/^POST/, 'PUT')));
    slow.socket.write(photo.subarray(0, -1));
    // As long as it takes to see that a body without any progress is refused.
    const stuck = await open(post('/api/auth/register', 5000, 'Content-Type: application/json'));
    expect(await stuck.answer).toMatch(/^HTTP\/1.1 408 /);
    slow.socket.write(photo.subarray(-1));
    expect(await slow.answer).toMatch(/^HTTP\/1.1 200 /);
  });
});
