import { once } from 'node:events';
import { connect } from 'node:net';
import { ServiceLevels } from '../src/platform/service-levels/service-levels';
import { newEmail, TestApp } from './support/test-app';

const JSON_BODY = 'Content-Type: application/json\r\n';
const FORM_BODY = 'Content-Type: application/x-www-form-urlencoded\r\n';

describe('A client that hangs up', () => {
  it('should be no failure: no error in the log, and no answer that counts (REL-20)', async () => {
    const app = await TestApp.startWithPages();
    const alias = await app.code();
    await app.owner(alias, newEmail());
    const post = (path: string, body: string, head = JSON_BODY) =>
      `POST ${path} HTTP/1.1\r\nHost: qr.test\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: qr.test\r\n\r\n`;
    const requests = [
      get(`/api/scan/${alias}`),
      get('/api/scan/BCDFG23456'),
      get(`/scan/${alias}`),
      get('/scan/BCDFG23456'),
      get(`/scan/${alias}/preview.png`),
      get('/sign-in'),
      get('/api/user/me'),
      get('/conversation/none'),
      post(`/api/scan/${alias}/messages`, '{"body":"Found it","formToken":"x"}'),
      post(`/api/scan/${alias}/profile`, '{"name":"Ann","email":"ann@example.com"}'),
      post(`/scan/${alias}/message`, 'body=Found+it', FORM_BODY),
      post('/api/auth/sign-in', '{"email":"ann@example.com","password":"seven red lanterns"}'),
    ];
    const hangUp = async (request: string) => {
      const socket = connect(Number(new URL(app.url).port), new URL(app.url).hostname);
      socket.on('error', () => undefined).write(request, () => socket.resetAndDestroy());
      await once(socket, 'close');
    };
    const counted = jest.spyOn(app.app.nest.get(ServiceLevels), 'count');
    for (let round = 0; round < 10; round += 1) await Promise.all(requests.map(hangUp));
    // Waits for what is still being answered.
    await app.stop();
    const lines = app.logs.map((line) => JSON.parse(line) as { level: string });
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(counted.mock.calls.filter(([, wentWell]) => !wentWell)).toEqual([]);
  });
});
