import { SecretKeys } from '../../src/platform/secrets/secret-keys';

/** Keys as a server with these settings has them. */
export function newKeys(secret: string, acceptedSecret?: string): SecretKeys {
  return new SecretKeys({ secret, acceptedSecret, adminEmail: undefined, adminPassword: undefined });
}
