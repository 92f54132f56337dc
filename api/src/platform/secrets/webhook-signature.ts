import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { type FieldError, MAIL_BOUNCES } from '@ringtag/contracts';
import { sameSecret } from './secrets';

/** A request that carries its signature, by the convention of Standard Webhooks (standardwebhooks.com). */
export interface SignedRequest {
  headers: IncomingHttpHeaders;
  /** As they came: JSON that was read and written again has other bytes. */
  body: Buffer;
}

/**
 * The header that is wrong, and why; undefined where one of the keys has signed the request within the last minutes.
 * The time is looked at first: it tells an operator whose clock is wrong more than a signature that does not match.
 */
export function findSignatureFault(
  { headers, body }: SignedRequest,
  keys: readonly Buffer[],
  now: Date,
): FieldError | undefined {
  const read = (name: string) => String(headers[name] ?? '');
  const [id, timestamp] = [read('webhook-id'), read('webhook-timestamp')];
  const age = Math.abs(now.getTime() - Number(timestamp) * 1000);
  if (!/^\d{1,12}$/.test(timestamp) || age > MAIL_BOUNCES.signedWithin)
    return {
      field: 'webhook-timestamp',
      code: 'isRecent',
      message: 'Send the seconds since 1970 of now: the clocks may differ by five minutes',
    };
  const given = read('webhook-signature').split(' ');
  const signatures = keys.map((key) => `v1,${sign(key, `${id}.${timestamp}.`, body)}`);
  const isSigned = signatures.some((signature) => given.some((each) => sameSecret(each, signature)));
  if (id && isSigned) return undefined;
  return {
    field: 'webhook-signature',
    code: 'isSignature',
    message: 'Send "v1," and the base64 of HMAC-SHA256 over <webhook-id>.<webhook-timestamp>.<body>',
  };
}

function sign(key: Buffer, beginning: string, body: Buffer): string {
  return createHmac('sha256', key).update(beginning).update(body).digest('base64');
}
