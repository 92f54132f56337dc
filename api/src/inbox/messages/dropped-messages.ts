import { Injectable } from '@nestjs/common';
import { MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { SecurityConfig } from '../../platform/config/config';
import { hmac } from '../../platform/secrets/secrets';
import { type Limit, LimitsService } from '../../records';

/**
 * Remembers forms whose messages were dropped, for as long as the forms are valid. The same form must get the same
 * answer again, or blocked senders could tell that they are blocked.
 */
@Injectable()
export class DroppedMessages {
  constructor(
    private readonly limits: LimitsService,
    private readonly security: SecurityConfig,
  ) {}

  /** Answers the id for this form from now on. To be called while the activation's row is locked. */
  async remember(manager: EntityManager, submission: string): Promise<string> {
    await this.limits.takeIn(manager, this.toLimit(submission));
    return (await this.findId(manager, submission))!;
  }

  private toLimit(submission: string): Limit {
    return { purpose: 'dropped-messages', subject: submission, max: 1, window: MESSAGE.formMaxAge };
  }

  /** The id of the first answer to the form. It looks like the id of a message that was stored at that time. */
  async findId(manager: EntityManager, submission: string): Promise<string | undefined> {
    const limit = this.toLimit(submission);
    const until = await this.limits.findSpentUntil(limit, manager);
    if (!until) return undefined;
    const random = hmac(this.security.secret, `dropped:${submission}`);
    return v7({ msecs: until.getTime() - limit.window, random });
  }
}
