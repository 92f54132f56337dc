import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import { AuditLog } from '../../records';
import type { Viewer } from '../../platform/access/viewer';
import { SecurityLog } from '../../platform/logging/security-log';
import { type Challenge, ChallengesService } from '../challenges/challenges.service';
import { CodeFailures } from '../challenges/code-failures';
import { type IssuedSession, SessionsService } from '../sessions/sessions.service';
import { UsersService } from './users.service';

/** Addresses that accounts take in place of the one before. */
@Injectable()
export class NewAddresses {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly failures: CodeFailures,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Takes over the address that a challenge proved, and uses that up. Ends all other sessions and what is under way,
   * and tells the old address. Throws a unique violation where another account has the address.
   */
  async take(manager: EntityManager, viewer: Viewer, challenge: Challenge): Promise<IssuedSession> {
    const old = await this.users.hold(manager, viewer.userId);
    await this.challenges.consume(manager, challenge);
    await this.users.changeEmail(manager, old.id, challenge);
    const session = await this.sessions.restart(manager, viewer);
    await this.challenges.revokeOpen(manager, old);
    // What is left of the old address must be found when the account is deleted one day.
    await this.challenges.eraseAddress(manager, old.email);
    await this.failures.forget(manager, old.email);
    await this.outbox.assignTo(manager, old);
    await this.outbox.enqueue(manager, {
      template: 'email-changed',
      recipient: old.emailAsTyped,
      locale: old.locale,
      userId: old.id,
    });
    await this.audit.record(manager, { action: 'email-changed', subject: { type: 'user', id: old.id } });
    this.security.record('email_changed', { userId: old.id });
    return session;
  }
}
