import { readWebhookKey } from './webhook-key';

const KEY = Buffer.alloc(32, 1);

describe('The secret of a webhook', () => {
  const text = KEY.toString('base64');

  it('should be read with and without its prefix', () => {
    expect([readWebhookKey(text), readWebhookKey(`whsec_${text}`)]).toEqual([KEY, KEY]);
  });

  it.each(['', 'whsec_', 'a secret of many letters, but no base64', Buffer.alloc(23).toString('base64')])(
    'should not be taken: %s',
    (secret) => {
      expect(readWebhookKey(secret)).toBeUndefined();
    },
  );
});
