/**
 * The key in a secret as Standard Webhooks write it (standardwebhooks.com), with or without its prefix. Undefined for any
 * other text.
 */
export function readWebhookKey(secret: string): Buffer | undefined {
  const text = secret.replace(/^whsec_/, '');
  const key = Buffer.from(text, 'base64');
  const isWhole = /^[A-Za-z\d+/]+={0,2}$/.test(text) && key.length >= 24 && key.length <= 64;
  return isWhole ? key : undefined;
}
