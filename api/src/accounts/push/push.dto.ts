import { PUSH } from '@ringtag/contracts';
import { BooleanField, StringField } from '../../platform/http/fields';

/** Pushes to the browser that asks. */
export class PushDto {
  @StringField({ description: 'The key that the browser subscribes with, in base64url (RFC 8292)' })
  publicKey!: string;

  @BooleanField({ description: 'Whether this session gets pushes' }) isOn!: boolean;

  @BooleanField({ description: 'Whether its pushes show what people write' }) showsTexts!: boolean;
}

/** What a browser says of its subscription (Push API). */
export class PushSubscriptionDto {
  @StringField({ min: 1, max: PUSH.endpointLength, description: 'Of a push service of browsers' })
  endpoint!: string;

  @StringField({ min: 87, max: 88, description: 'The public key of the browser, in base64url' })
  p256dh!: string;

  @StringField({ min: 22, max: 24, description: 'The secret of the browser, in base64url' }) auth!: string;
  @BooleanField({ description: 'Whether pushes show what people write' }) showsTexts!: boolean;
}
