import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { hasIpv6 } from '@ringtag/tools/has-ipv6';
import type { Deployment } from './deployment';
import { expect, test } from './fixtures';

test.skip(!hasIpv6(), 'This machine has no IPv6.');

/** A request to ::1 that claims to come from another address. */
async function send(
  { origin, proxy }: Deployment,
  method: string,
  path: string,
  body?: object,
): Promise<IncomingMessage> {
  const { hostname } = new URL(origin);
  const sent = request({
    host: '::1',
    port: proxy.secure,
    servername: hostname,
    method,
    path,
    headers: { host: hostname, origin, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    rejectUnauthorized: false,
    agent: false,
  });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer;
}

test('should answer over IPv6, and log the address of the client', async ({ deployment }) => {
  const { statusCode } = await send(deployment, 'GET', '/');
  expect(statusCode).toBe(303);
  await expect.poll(() => deployment.proxy.readLogs()).toMatch(/^::1 \[.*"GET \/" 303/m);
});

test('should tell the API the address of the client, by which it counts', async ({ deployment }) => {
  const body = { email: 'nobody@walk.example', password: 'a wrong password' };
  const { statusCode } = await send(deployment, 'POST', '/api/auth/sign-in', body);
  expect(statusCode).toBe(401);
  const readFailures = () =>
    deployment.api.output
      .split('\n')
      .filter((line) => line.includes('"sign_in_failed"'))
      .map((line) => (JSON.parse(line) as { address: string }).address);
  await expect.poll(readFailures).toEqual(['::1']);
});
