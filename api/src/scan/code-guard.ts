import { Injectable } from '@nestjs/common';
import { CODE_GUESSES } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import { addressBucket, networkOfBucket } from '../limits/client-address';
import { Clock } from '../platform/clock/clock';
import { DomainError } from '../platform/http/domain-error';
import { SecurityLog } from '../platform/logging/security-log';
import { GuessBudget } from './guess-budget';

/** What a look-up finds, at once or later. */
export type Found<T> = T | undefined | Promise<T | undefined>;

/** Addresses and networks counted, and codes remembered: bounds of the memory that strangers can fill. */
const MAX_COUNTED = 50_000;
const MAX_REMEMBERED = 50_000;

/**
 * Keeps codes from being counted out (LIM-2): who asked for too many that do not exist is refused before the look-up,
 * since only the look-up tells which exist. What an address was shown stays open for it. In the memory of this process.
 */
@Injectable()
export class CodeGuard {
  private readonly guesses = new LRUCache<string, GuessBudget>({ max: MAX_COUNTED });
  private readonly presses = new LRUCache<string, GuessBudget>({ max: MAX_COUNTED });
  /** Until when a code stays open for an address that was shown it. */
  private readonly shown = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Codes that somebody opened by the button and that were not looked up since. */
  private readonly opened = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Until when an address that is refused goes on hearing that a code does not exist, without a look-up. */
  private readonly missing = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /** Looks a code up for a client address. Throws `codes_guarded`, or answers a promise that does. */
  look<T>(alias: string, address: string, lookUp: () => Found<T>): Found<T> {
    const bucket = addressBucket(address);
    const key = `${alias} ${bucket}`;
    const now = this.clock.now().getTime();
    if (this.isOpen(key, now)) return this.told(key, now, lookUp());

    const budgets = this.budgets(this.guesses, bucket, now, {
      address: CODE_GUESSES.perAddress,
      network: CODE_GUESSES.perNetwork,
    });
    const spent = budgets.find((budget) => budget.isSpent);
    if (spent) {
      if ((this.missing.get(key) ?? 0) > now) return undefined;
      throw this.refusal(spent, now);
    }
    const full = budgets.find((budget) => budget.isFull);
    // Whether those in hand count is known when they are answered.
    if (full) return full.nextAnswer().then(() => this.look(alias, address, lookUp));
    const found = lookUp();
    if (found instanceof Promise) budgets.forEach((budget) => budget.hold(found));
    else if (!found) budgets.forEach((budget) => budget.count());
    return this.told(key, now, found);
  }

  /** Opens one code for a client address, whether it exists or not. Throws `too_many_requests`. */
  open(alias: string, address: string): void {
    const bucket = addressBucket(address);
    const key = `${alias} ${bucket}`;
    const now = this.clock.now().getTime();
    if ((this.shown.get(key) ?? 0) > now || (this.opened.get(key) ?? 0) > now) return;
    const budgets = this.budgets(this.presses, bucket, now, {
      address: CODE_GUESSES.openedPerAddress,
      network: CODE_GUESSES.openedPerNetwork,
    });
    const spent = budgets.find((budget) => budget.isSpent);
    if (spent) {
      this.security.recordRefusal('limit_hit', { purpose: 'codes-opened', address: bucket });
      throw new DomainError('too_many_requests', { retryAfter: spent.secondsLeft(now) });
    }
    budgets.forEach((budget) => budget.count());
    this.opened.set(key, now + CODE_GUESSES.shownFor);
  }

  /** An opened code is good for one look-up; what that finds decides about the next. */
  private isOpen(key: string, now: number): boolean {
    if ((this.shown.get(key) ?? 0) > now) return true;
    const until = this.opened.get(key) ?? 0;
    if (until) this.opened.delete(key);
    return until > now;
  }

  private told<T>(key: string, now: number, found: Found<T>): Found<T> {
    if (found instanceof Promise) return found.then((page) => this.told(key, now, page) as T | undefined);
    if (found) {
      this.shown.set(key, now + CODE_GUESSES.shownFor);
    } else {
      this.shown.delete(key);
      this.missing.set(key, now + CODE_GUESSES.window);
    }
    return found;
  }

  private budgets(
    counted: LRUCache<string, GuessBudget>,
    bucket: string,
    now: number,
    max: { address: number; network: number },
  ): GuessBudget[] {
    const network = networkOfBucket(bucket);
    const own = budgetOf(counted, bucket, now, max.address);
    return network ? [own, budgetOf(counted, network, now, max.network)] : [own];
  }

  private refusal(budget: GuessBudget, now: number): DomainError {
    // Once for a budget: a guesser is refused thousands of times.
    if (budget.isNews()) this.security.recordRefusal('limit_hit', { purpose: 'codes-guessed' });
    return new DomainError('codes_guarded', { retryAfter: budget.secondsLeft(now) });
  }
}

/** Whether somebody was refused for guessing: the page that says so has a button. */
export function isGuarded(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'codes_guarded';
}

function budgetOf(
  counted: LRUCache<string, GuessBudget>,
  subject: string,
  now: number,
  max: number,
): GuessBudget {
  const known = counted.get(subject);
  if (known && known.resetAt > now) return known;
  const budget = new GuessBudget(max, now + CODE_GUESSES.window);
  counted.set(subject, budget);
  return budget;
}
