import { Injectable } from '@nestjs/common';
import { MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import type { Signer } from '../../platform/secrets/signer';
import { type Limit, LimitsService } from '../../records';

/**
 * Remembers forms whose messages were dropped, for as long as the forms are valid. The same form must get the same
 * answer again, or that answer would tell blocked senders of it. Only their link does, which opens nothing (ADR 74).
 */
@Injectable()
export class DroppedMessages {
  constructor(
    private readonly limits: LimitsService,
    private readonly keys: SecretKeys,
  ) {}

  /** Answers the id for this form from now on. To be called while the activation's row is locked. */
  async remember(manager: EntityManager, submission: string): Promise<string> {
    await this.limits.takeIn(manager, toLimit(toSecret(this.keys.signing, submission)));
    return (await this.findId(manager, submission))!;
  }

  /** The id of the first answer to the form. It looks like the id of a message that was stored at that time. */
  async findId(manager: EntityManager, submission: string): Promise<string | undefined> {
    for (const key of this.keys.accepted) {
      const secret = toSecret(key, submission);
      const limit = toLimit(secret);
      const until = await this.limits.findSpentUntil(limit, manager);
      if (until)
        return v7({ msecs: until.getTime() - limit.window, random: Buffer.from(secret, 'base64url') });
    }
    return undefined;
  }
}

/** Nobody can compute it: the id is made of it. The limit has it too, so that another key cannot give another id. */
function toSecret(key: Signer, submission: string): string {
  return key.sign(`dropped:${submission}`);
}

function toLimit(subject: string): Limit {
  return { purpose: 'dropped-messages', subject, max: 1, window: MESSAGE.formMaxAge };
}
