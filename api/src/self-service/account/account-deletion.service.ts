import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { ActivationsService } from '../../codes/activations/activations.service';
import { AuditLog } from '../../records/audit/audit-log';
import type { Client } from '../../accounts/auth/client';
import { ChallengesService } from '../../accounts/challenges/challenges.service';
import { CodeFailures } from '../../accounts/challenges/code-failures';
import { BlockedSenderEntity } from '../../inbox/blocked-senders/blocked-sender.entity';
import { MessageCounts } from '../../inbox/messages/message-counts';
import { MessageEntity } from '../../inbox/messages/message.entity';
import { OutboxService } from '../../delivery/outbox/outbox.service';
import type { Viewer } from '../../platform/access/viewer';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/http/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { ProfileFieldEntity } from '../../accounts/profile/profile-field.entity';
import { ProfilePhotoEntity } from '../../accounts/profile/profile-photo.entity';
import { SessionsService } from '../../accounts/sessions/sessions.service';
import { UnactivationOutcomes } from '../../codes/unactivations/unactivation-outcomes';
import { UnactivationRequestEntity } from '../../codes/unactivations/unactivation-request.entity';
import { Administrators } from '../../accounts/users/administrators';
import { PasswordsService } from '../../accounts/users/passwords.service';
import { UserEntity } from '../../accounts/users/user.entity';
import { UsersService } from '../../accounts/users/users.service';
import { type GivenProof, OwnerProof } from './owner-proof';

@Injectable()
export class AccountDeletionService {
  constructor(
    private readonly proof: OwnerProof,
    private readonly activations: ActivationsService,
    private readonly users: UsersService,
    private readonly administrators: Administrators,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly challenges: ChallengesService,
    private readonly failures: CodeFailures,
    private readonly outcomes: UnactivationOutcomes,
    private readonly messageCounts: MessageCounts,
    private readonly outbox: OutboxService,
    private readonly transactions: TransactionRunner,
    private readonly security: SecurityLog,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Erases an account with everything personal in it, frees its codes and says goodbye by mail. What it wrote to
   * others stays with them. Throws what `OwnerProof.check` throws, and `last_administrator`.
   */
  async delete(viewer: Viewer, given: GivenProof, client: Client): Promise<void> {
    const demand = { purpose: 'delete-account', field: 'password', recentSignIn: false } as const;
    const challenge = await this.proof.check(viewer, given, client, demand);
    await this.transactions.run(async (manager) => {
      const user = await this.lock(manager, viewer);
      if (challenge) await this.challenges.consume(manager, challenge);
      await manager.delete(ProfileFieldEntity, { userId: user.id });
      await manager.delete(ProfilePhotoEntity, { userId: user.id });
      await this.passwords.remove(manager, user.id);
      await this.sessions.revokeAllOf(manager, user.id);
      await this.challenges.erase(manager, user);
      const { all, ended } = await this.activations.endAllOf(manager, user.id);
      await manager.delete(MessageEntity, { ownerId: user.id });
      await this.messageCounts.erase(manager, user.id, all);
      await manager.delete(BlockedSenderEntity, { ownerId: user.id });
      await this.outcomes.close(manager, ended);
      await manager.delete(UnactivationRequestEntity, { activationId: In(all) });
      await manager.delete(UnactivationRequestEntity, { requesterId: user.id });
      await this.failures.forget(manager, user.email);
      await this.outbox.erase(manager, user);
      await manager.delete(UserEntity, { id: user.id });
      await this.outbox.enqueue(manager, {
        template: 'account-deleted',
        recipient: user.emailAsTyped,
        locale: user.locale,
      });
      await this.audit.record(manager, { action: 'account-deleted', subject: { type: 'user', id: user.id } });
      this.security.record('account_deleted', { userId: user.id });
    });
  }

  /**
   * Holds the row, so that activations and other deletions of the account wait, and for an administrator first those of
   * all administrators: of the last two who go at the same time, one stays.
   * Throws `unauthenticated` for somebody who became an administrator meanwhile, whose sessions are over.
   */
  private async lock(manager: EntityManager, { userId, role }: Viewer): Promise<UserEntity> {
    const administrators = role === 'role-admin' ? await this.administrators.hold(manager) : undefined;
    const user = await this.users.hold(manager, userId);
    if (user.role !== 'role-admin') return user;
    if (administrators === undefined) throw new DomainError('unauthenticated');
    if (administrators < 2) throw new DomainError('last_administrator');
    return user;
  }
}
