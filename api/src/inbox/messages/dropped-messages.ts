import { Injectable } from '@nestjs/common';
import { MESSAGE } from '@ringtag/contracts';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { SecurityConfig } from '../../platform/config/config';
import { type Limit, LimitsService } from '../../records';
import { hmac } from '../../platform/secrets/secrets';

/**
 * Remembers forms that were answered like others and kept nowhere, as long as they can be sent again: the same form
 * twice has one answer, or whoever is blocked could tell.
 */
@Injectable()
export class DroppedMessages {
  constructor(
    private readonly limits: LimitsService,
    private readonly security: SecurityConfig,
  ) {}

  /** Answers the id that the form is answered with from now on. Nobody else writes it: its activation is held. */
  async remember(manager: EntityManager, submission: string): Promise<string> {
    await this.limits.takeIn(manager, this.limitOf(submission));
    return (await this.idOf(manager, submission))!;
  }

  private limitOf(submission: string): Limit {
    return { purpose: 'dropped-messages', subject: submission, max: 1, window: MESSAGE.formMaxAge };
  }

  /** The id with which the form was answered the first time: it looks like any other, made at that moment. */
  async idOf(manager: EntityManager, submission: string): Promise<string | undefined> {
    const limit = this.limitOf(submission);
    const until = await this.limits.spentUntil(limit, manager);
    if (!until) return undefined;
    const random = hmac(this.security.secret, `dropped:${submission}`);
    return v7({ msecs: until.getTime() - limit.window, random });
  }
}
