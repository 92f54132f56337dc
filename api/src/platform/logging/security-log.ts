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
  | 'code_unactivated'
  | 'code_given';

/** The subjects of alarms. */
const ALARM_PURPOSES = ['mails-per-network', 'mails-overall', 'sign-in-failures'] as const;
export type AlarmPurpose = (typeof ALARM_PURPOSES)[number];

/** Ids, names of rules and client addresses; never an e-mail address, a name or a secret. */
export type SecurityDetails = Partial<
  Record<'userId' | 'address' | 'purpose' | 'route' | 'role' | 'scope' | 'rule', string | null>
>;

@Injectable()
export class SecurityLog {
  private readonly logger = new Logger('Security');

  /**
   * Events since the start, by event and purpose. What alerts ask for begins with 0: monitoring takes a figure that was
   * not there before for no increase.
   */
  readonly counts: Record<string, number> = {
    ...Object.fromEntries(ALARM_PURPOSES.map((purpose) => [toKey('alarm', purpose), 0])),
    [toKey('limit_hit', 'mails-overall')]: 0,
    [toKey('limit_hit', 'codes-guessed')]: 0,
    [toKey('code_refused')]: 0,
  };

  constructor(private readonly transactions: TransactionRunner) {}

  /** Logs an event; inside a transaction only after its commit. */
  record(event: SecurityEvent, details: SecurityDetails = {}): void {
    this.transactions.afterCommit(() => {
      this.count(event, details);
      this.logger.log({ event, ...details });
    });
  }

  /** Logs a warning that an operator should look into at once. */
  alarm(details: SecurityDetails & { purpose: AlarmPurpose }): void {
    this.count('alarm', details);
    this.logger.warn({ event: 'alarm' satisfies SecurityEvent, ...details });
  }

  /**
   * Logs immediately, also inside a transaction: the refusal rolls it back, and an `afterCommit` hook would not run.
   */
  recordRefusal(event: SecurityEvent, details: SecurityDetails = {}): void {
    this.count(event, details);
    this.logger.log({ event, ...details, requestId: currentRequest()?.id });
  }

  private count(event: SecurityEvent, { purpose }: SecurityDetails): void {
    const key = toKey(event, purpose);
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}

/** Neither contains a space. */
function toKey(event: SecurityEvent, purpose: string | null = ''): string {
  return `${event} ${purpose ?? ''}`;
}
