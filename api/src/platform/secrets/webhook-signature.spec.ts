import { createHmac } from 'node:crypto';
import { MAIL_BOUNCES, SECOND } from '@ringtag/contracts';
import { findSignatureFault } from './webhook-signature';

const NOW = new Date('2026-11-30T12:00:00.500Z');
const [KEY, OLD] = [Buffer.alloc(32, 1), Buffer.alloc(24, 2)];
const BODY = Buffer.from('{"bounces":[]}');

function sign(key: Buffer, at = NOW) {
  const time = String(Math.floor(at.getTime() / SECOND));
  const hash = createHmac('sha256', key).update(`id.${time}.${BODY.toString()}`).digest('base64');
  return { 'webhook-id': 'id', 'webhook-timestamp': time, 'webhook-signature': `v1,${hash}` };
}
const find = (headers: object, keys = [KEY, OLD], body: Buffer = BODY) =>
  findSignatureFault({ headers: { ...headers }, body }, keys, NOW)?.field;

describe('A signed request', () => {
  it('should be right with each key, and with one of several signatures', () => {
    const right = sign(KEY);
    expect([find(right), find(sign(OLD))]).toEqual([undefined, undefined]);
    expect(find({ ...right, 'webhook-signature': `v1,AAAA ${right['webhook-signature']}` })).toBeUndefined();
  });

  it.each<[string, object]>([
    ['no headers', {}],
    ['a time in words', { ...sign(KEY), 'webhook-timestamp': NOW.toISOString() }],
    ['a time with a fraction', { ...sign(KEY), 'webhook-timestamp': '1796040000.5' }],
    ['an old time', sign(KEY, new Date(NOW.getTime() - MAIL_BOUNCES.signedWithin - SECOND))],
    ['a time to come', sign(KEY, new Date(NOW.getTime() + MAIL_BOUNCES.signedWithin + SECOND))],
  ])('should be refused for its time: %s', (_what, headers) => {
    expect(find(headers)).toBe('webhook-timestamp');
  });

  it.each<[string, object, Buffer]>([
    ['another key', sign(Buffer.alloc(32, 3)), BODY],
    ['another body', sign(KEY), Buffer.from('{"bounces":[ ]}')],
    ['another id', { ...sign(KEY), 'webhook-id': 'di' }, BODY],
    ['no id', { ...sign(KEY), 'webhook-id': '' }, BODY],
    [
      'another version',
      { ...sign(KEY), 'webhook-signature': sign(KEY)['webhook-signature'].replace('v1', 'v2') },
      BODY,
    ],
  ])('should be refused for its signature: %s', (_what, headers, body) => {
    expect(find(headers, [KEY, OLD], body)).toBe('webhook-signature');
  });
});
