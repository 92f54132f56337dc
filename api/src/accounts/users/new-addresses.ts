import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OutboxService } from '../../delivery';
import type { Viewer } from '../../platform/access/viewer';
import { Clock } from '../../platform/clock/clock';
import { SecurityLog } from '../../platform/logging/security-log';
import { AuditLog } from '../../records';
import { type Challenge, ChallengesService } from '../challenges/challenges.service';
import { DigitFailures } from '../challenges/digit-failures';
import type { IssuedSession } from '../sessions/session-cookies';
import { SessionsService } from '../sessions/sessions.service';
import { toRecipient } from '../tables/recipient';
import { UserEntity } from '../tables/user.entity';
import { UsersService } from './users.service';

@Injectable()
export class NewAddresses {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly failures: DigitFailures,
    private readonly outbox: OutboxService,
    private readonly audit: AuditLog,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives the account the address that a challenge proved, and consumes the challenge. Ends all other sessions and open
   * challenges, and mails a notice to the old address. Throws a unique violation when another account has the address.
   */
  async replaceEmail(manager: EntityManager, viewer: Viewer, challenge: Challenge): Promise<IssuedSession> {
    const old = await this.users.lock(manager, viewer.userId);
    await this.challenges.consume(manager, challenge);
    const { email, emailAsTyped } = challenge;
    await manager.update(UserEntity, { id: old.id }, { email, emailAsTyped, updatedAt: this.clock.now() });
    const session = await this.sessions.restart(manager, viewer);
    await this.challenges.revokeOpen(manager, old);
    // Deleting the account later finds only rows of its id or of its new address.
    await this.challenges.eraseAddress(manager, old.email);
    await this.failures.forget(manager, old.email);
    await this.outbox.assignTo(manager, old);
    await this.outbox.enqueue(manager, { template: 'email-changed', ...toRecipient(old) });
    await this.audit.record(manager, 'email-changed', 'user', old.id);
    this.security.record('email_changed', { userId: old.id });
    return session;
  }
}
