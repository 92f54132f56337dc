import { Injectable, Logger } from '@nestjs/common';
import { TransactionRunner } from '../database/transaction-runner';
import { currentRequest } from '../requests/current-request';

/** What somebody who looks into an attack asks the log for (LOG-1). */
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

/** Ids, names of rules and client addresses: never an e-mail address, a name or a secret. */
export type SecurityDetails = Partial<
  Record<'userId' | 'address' | 'purpose' | 'route' | 'role' | 'scope' | 'rule', string | null>
>;

@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  constructor(private readonly transactions: TransactionRunner) {}

  /** One line for one event; inside a transaction only once it is committed. */
  record(event: SecurityEvent, details: SecurityDetails = {}): void {
    this.transactions.afterCommit(() => this.logger.log({ event, ...details }));
  }

  /** What somebody should look at now. */
  alarm(details: SecurityDetails): void {
    this.logger.warn({ event: 'alarm' satisfies SecurityEvent, ...details });
  }

  /** At once, also inside a transaction: the refusal that it tells of rolls that back. */
  recordRefusal(event: SecurityEvent, details: SecurityDetails = {}): void {
    this.logger.log({ event, ...details, requestId: currentRequest()?.id });
  }
}
