import { Injectable, Logger } from '@nestjs/common';
import { TransactionRunner } from '../database/transaction-runner';
import { currentRequest } from '../requests/current-request';

/** Events for the investigation of attacks (LOG-1). */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_in_failed'
  | 'code_refused'
  | 'challenge_declined'
  | 'access_refused'
  | 'limit_hit'
  | 'alarm'
  | 'role_changed'
  | 'user_blocked'
  | 'user_unblocked'
  | 'session_revoked'
  | 'password_changed'
  | 'email_changed'
  | 'account_deleted'
  | 'code_unactivated';

/** Ids, names of rules and client addresses; never an e-mail address, a name or a secret. */
export type SecurityDetails = Partial<
  Record<'userId' | 'address' | 'purpose' | 'route' | 'role' | 'scope' | 'rule', string | null>
>;

@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  constructor(private readonly transactions: TransactionRunner) {}

  /** Logs an event; inside a transaction only after its commit. */
  record(event: SecurityEvent, details: SecurityDetails = {}): void {
    this.transactions.afterCommit(() => this.logger.log({ event, ...details }));
  }

  /** Logs a warning that an operator should look into at once. */
  alarm(details: SecurityDetails): void {
    this.logger.warn({ event: 'alarm' satisfies SecurityEvent, ...details });
  }

  /**
   * Logs immediately, also inside a transaction: the refusal rolls it back, and an `afterCommit` hook would not run.
   */
  recordRefusal(event: SecurityEvent, details: SecurityDetails = {}): void {
    this.logger.log({ event, ...details, requestId: currentRequest()?.id });
  }
}
