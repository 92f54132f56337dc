import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import { PUSH } from '@ringtag/contracts';
import { generateRequestDetails } from 'web-push';
import { MailConfig, ServerConfig } from '../../platform/config/config';
import { assertOutsideTransaction } from '../../platform/database/transaction-runner';
import { sha256 } from '../../platform/secrets/secrets';
import type { PushSubscriptionEntity } from '../tables/push-subscription.entity';
import { PushKeys } from './push-keys';
import { PushServices } from './push-services';

/** What a device shows. `path` is the page that a press opens. */
export interface PushContent {
  title: string;
  body: string;
  path: string;
}

/** The longest topic of a push (RFC 8030). */
const TOPIC_LENGTH = 32;

/** Encrypts pushes for their devices (RFC 8291) and hands them to push services (RFC 8030, RFC 8292). */
@Injectable()
export class PushSender {
  constructor(
    private readonly keys: PushKeys,
    private readonly services: PushServices,
    private readonly server: ServerConfig,
    private readonly mail: MailConfig,
  ) {}

  /** Answers the status. Throws where the push service cannot be reached, may not be, or takes too long. */
  async send(device: PushSubscriptionEntity, topic: string, content: PushContent): Promise<number> {
    assertOutsideTransaction('sending a push');
    const { endpoint, p256dh, auth } = device;
    if (this.services.read(endpoint) !== endpoint) throw new Error('This is no push service');
    const hashed = sha256(topic).slice(0, TOPIC_LENGTH);
    const { method, headers, body } = generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify({ ...content, tag: hashed }),
      {
        vapidDetails: { subject: this.toSubject(), ...(await this.keys.get()) },
        TTL: PUSH.keptSeconds,
        urgency: 'high',
        topic: hashed,
      },
    );
    return this.request(endpoint, { method, headers }, body!);
  }

  /** Follows no redirect and reads no answer. Each push has a connection of its own. */
  private request(
    endpoint: string,
    options: { method: string; headers: object },
    body: Buffer,
  ): Promise<number> {
    const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const sent = request(
        endpoint,
        {
          ...this.services.connectTo(endpoint),
          method: options.method,
          headers: { ...options.headers },
          agent: false,
          signal: AbortSignal.timeout(PUSH.sendMs),
        },
        (response) => {
          response.destroy();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Whom a push service may ask. */
  private toSubject(): string {
    const { publicUrl } = this.server;
    return publicUrl.startsWith('https:') ? publicUrl : `mailto:${this.mail.from.address}`;
  }
}
