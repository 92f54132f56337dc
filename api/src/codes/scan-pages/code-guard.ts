import { Injectable } from '@nestjs/common';
import { CODE_GUESSES, SECOND } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import { addressBucket, networkOf } from '../../records';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import { GuessBudget } from './guess-budget';
import { RememberedPairs } from './remembered-pairs';

/** What a look-up finds, at once or later. */
export type Found<T> = T | undefined | Promise<T | undefined>;

/** Codes, as the guard lets them be looked up. */
export interface Codes<T> {
  /** What needs no look-up. */
  kept: (alias: string) => T | undefined;
  read: (alias: string) => Found<T>;
}

/** Addresses and networks counted, and codes remembered: bounds of the memory that strangers can fill. */
const MAX_COUNTED = 20_000;
const MAX_REMEMBERED = 20_000;

/**
 * Keeps codes from being counted out (LIM-2): who asked for too many that do not exist is refused before the look-up,
 * since only the look-up tells which exist. What an address was shown stays open for it. In the memory of this process.
 */
@Injectable()
export class CodeGuard {
  private readonly guesses = new LRUCache<string, GuessBudget>({ max: MAX_COUNTED });
  private readonly presses = new LRUCache<string, GuessBudget>({ max: MAX_COUNTED });
  private readonly shown = new RememberedPairs();
  /** Codes that somebody opened by the button and that were not looked up since, and until when they may be. */
  private readonly opened = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  /** Until when an address that is refused goes on hearing that a code does not exist, without a look-up. */
  private readonly missing = new LRUCache<string, number>({ max: MAX_REMEMBERED });

  constructor(
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Looks a code up for a client address. Throws `codes_guarded`, or answers a promise that does. Every scan comes here:
   * one that is found costs a look into a map and a note in a table.
   */
  look<T>(alias: string, address: string, codes: Codes<T>): Found<T> {
    const bucket = addressBucket(address);
    const network = sharedNetworkOf(bucket);
    const now = this.now();
    const own = current(this.guesses.get(bucket), now);
    const shared = network === undefined ? undefined : current(this.guesses.get(network), now);
    const kept = codes.kept(alias);
    const spent = own?.isSpent ? own : shared?.isSpent ? shared : undefined;
    if (spent) {
      if (this.isOpen(alias, bucket, now)) return this.told(alias, bucket, kept ?? codes.read(alias), now);
      if (isAhead(this.missing.get(keyOf(alias, bucket)), now)) return undefined;
      throw this.refusal(spent, now);
    }
    // No look-up, so no place is needed, and nobody waits for those who guess.
    if (kept !== undefined) return this.told(alias, bucket, kept, now);
    const full = own?.isFull ? own : shared?.isFull ? shared : undefined;
    // Whether those in hand count is known when they are answered.
    if (full) return full.nextAnswer().then(() => this.look(alias, address, codes));

    const found = codes.read(alias);
    if (found instanceof Promise) this.guessesOf(bucket, now).forEach((budget) => budget.hold(found));
    else if (found === undefined) this.guessesOf(bucket, now).forEach((budget) => budget.count());
    return this.told(alias, bucket, found, now);
  }

  /** Opens one code for a client address, whether it exists or not. Throws `too_many_requests`. */
  open(alias: string, address: string): void {
    const bucket = addressBucket(address);
    const key = keyOf(alias, bucket);
    const now = this.now();
    if (this.shown.has(alias, bucket, now) || isAhead(this.opened.get(key), now)) return;
    const budgets = this.pressesOf(bucket, now);
    const spent = budgets.find((budget) => budget.isSpent);
    if (spent) {
      if (spent.isNews()) this.security.recordRefusal('limit_hit', { purpose: 'codes-opened' });
      throw new DomainError('too_many_requests', { retryAfter: spent.secondsLeft(now) });
    }
    budgets.forEach((budget) => budget.count());
    this.opened.set(key, now + CODE_GUESSES.shownFor / SECOND);
  }

  /** An opened code is good for one look-up; what that finds decides about the next. */
  private isOpen(alias: string, bucket: string, now: number): boolean {
    if (this.shown.has(alias, bucket, now)) return true;
    const key = keyOf(alias, bucket);
    const until = this.opened.get(key);
    this.opened.delete(key);
    return isAhead(until, now);
  }

  private told<T>(alias: string, bucket: string, found: Found<T>, now: number): Found<T> {
    if (found instanceof Promise)
      return found.then((page) => this.told(alias, bucket, page, this.now()) as T | undefined);
    if (found !== undefined) {
      this.shown.add(alias, bucket, now + CODE_GUESSES.shownFor / SECOND);
    } else {
      this.shown.delete(alias, bucket);
      this.missing.set(keyOf(alias, bucket), now + CODE_GUESSES.window / SECOND);
    }
    return found;
  }

  /** What counts for the address and, for IPv6, for its network. */
  private guessesOf(bucket: string, now: number): GuessBudget[] {
    const network = sharedNetworkOf(bucket);
    const own = budgetOf(this.guesses, bucket, CODE_GUESSES.perAddress, now);
    return network === undefined
      ? [own]
      : [own, budgetOf(this.guesses, network, CODE_GUESSES.perNetwork, now)];
  }

  /** The first of an address is not refused for what a few others of its network opened. */
  private pressesOf(bucket: string, now: number): GuessBudget[] {
    const { openedPerAddress, openedFirstPerNetwork, openedPerNetwork } = CODE_GUESSES;
    const network = sharedNetworkOf(bucket);
    const own = budgetOf(this.presses, bucket, openedPerAddress, now);
    if (network === undefined) return [own];
    const shared = own.isUntouched
      ? budgetOf(this.presses, `${network} first`, openedFirstPerNetwork, now)
      : budgetOf(this.presses, network, openedPerNetwork, now);
    return [own, shared];
  }

  private refusal(budget: GuessBudget, now: number): DomainError {
    // Once for a budget: a guesser is refused thousands of times.
    if (budget.isNews()) this.security.recordRefusal('limit_hit', { purpose: 'codes-guessed' });
    return new DomainError('codes_guarded', { retryAfter: budget.secondsLeft(now) });
  }

  /** In seconds, as everything here. */
  private now(): number {
    return Math.floor(this.clock.now().getTime() / SECOND);
  }
}

/** Whether somebody was refused for guessing: the page that says so has a button. */
export function isGuarded(error: unknown): error is DomainError {
  return error instanceof DomainError && error.code === 'codes_guarded';
}

function keyOf(alias: string, bucket: string): string {
  return `${alias} ${bucket}`;
}

/** One customer may hold a whole /48 of IPv6, and 65,536 buckets with it; neighbours in IPv4 are strangers. */
function sharedNetworkOf(bucket: string): string | undefined {
  return bucket.includes(':') ? networkOf(bucket) : undefined;
}

function isAhead(until: number | undefined, now: number): boolean {
  return until !== undefined && until > now;
}

function current(budget: GuessBudget | undefined, now: number): GuessBudget | undefined {
  return budget && budget.resetAt > now ? budget : undefined;
}

/** Made where there is none. */
function budgetOf(
  budgets: LRUCache<string, GuessBudget>,
  subject: string,
  max: number,
  now: number,
): GuessBudget {
  const known = current(budgets.get(subject), now);
  if (known) return known;
  const budget = new GuessBudget(max, now + CODE_GUESSES.window / SECOND);
  budgets.set(subject, budget);
  return budget;
}
