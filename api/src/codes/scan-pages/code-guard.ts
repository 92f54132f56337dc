import { Injectable } from '@nestjs/common';
import { CODE_GUESSES, NETWORKS, SECOND } from '@ringtag/contracts';
import { LRUCache } from 'lru-cache';
import type { Found } from '../../platform/changes/fresh-cache';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import type { Network } from '../../platform/turns/asker';
import { toAddressBucket, toNetworks } from '../../records';
import { GuessBudget } from './guess-budget';

/** How the guard looks codes up. */
export interface Codes<T> {
  /** Reads the cache only. */
  kept: (alias: string) => T | undefined;
  read: (alias: string) => Found<T>;
}

/** By address or one of the networks around it. */
type Budgets = LRUCache<string, GuessBudget>;
/** For each pair of code and client address: the time at which it is forgotten, in seconds. */
type Pairs = LRUCache<string, number>;

/** Addresses, networks and pairs that are kept of each kind. Strangers can fill this memory, so it is bounded. */
const MAX_COUNTED = 20_000;
/** In seconds, as all times here. */
const SHOWN_FOR = CODE_GUESSES.shownFor / SECOND;
const WINDOW = CODE_GUESSES.window / SECOND;

/**
 * Limits how many codes a client address can guess (LIM-2, ADR 27). An address that asked for too many codes that do
 * not exist is refused before the look-up, because a look-up would reveal whether the code exists. Codes that were
 * already shown to the address stay open for it. All of this is in the memory of this process.
 */
@Injectable()
export class CodeGuard {
  private readonly guesses: Budgets = new LRUCache({ max: MAX_COUNTED });
  private readonly presses: Budgets = new LRUCache({ max: MAX_COUNTED });
  /** Codes that were found for an address. */
  private readonly shown: Pairs = new LRUCache({ max: MAX_COUNTED });
  /** Codes that an address opened by the button and has not looked up since. */
  private readonly opened: Pairs = new LRUCache({ max: MAX_COUNTED });
  /** Codes that were not found. An address that is refused still gets this answer for them, without a look-up. */
  private readonly missing: Pairs = new LRUCache({ max: MAX_COUNTED });

  constructor(
    private readonly clock: Clock,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Looks a code up for a client address. Throws or rejects with `codes_guarded`. Every scan comes through here. For a
   * code that exists, it reads one map, once for each network, and writes to another.
   */
  look<T>(alias: string, clientAddress: string, codes: Codes<T>): Found<T> {
    const networks = toNetworks(clientAddress);
    const pair = toPair(alias, networks[0].id);
    const now = this.now();
    const budgets = networks.map(({ id }) => current(this.guesses.get(id), now));
    const kept = codes.kept(alias);
    const spent = budgets.find((budget) => budget?.isSpent);
    if (spent) {
      if (this.takeOpened(pair, now)) return this.note(pair, kept ?? codes.read(alias), now);
      if (isOpen(this.missing, pair, now)) return undefined;
      throw this.newRefusal('codes_guarded', spent, now);
    }
    // Codes in the cache need no look-up, so they do not wait for the look-ups of guessers.
    if (kept !== undefined) return this.note(pair, kept, now);
    const full = budgets.find((budget) => budget?.isFull);
    // Waits until the running look-ups tell whether they count.
    if (full) return full.nextAnswer().then(() => this.look(alias, clientAddress, codes));

    const found = codes.read(alias);
    if (found instanceof Promise)
      this.ensureGuessBudgets(networks, now).forEach((budget) => budget.hold(found));
    else if (found === undefined) this.ensureGuessBudgets(networks, now).forEach((budget) => budget.count());
    return this.note(pair, found, now);
  }

  /** Opens a code for a client address, whether the code exists or not. Throws `too_many_requests`. */
  open(alias: string, clientAddress: string): void {
    const bucket = toAddressBucket(clientAddress);
    const pair = toPair(alias, bucket);
    const now = this.now();
    if (isOpen(this.shown, pair, now) || isOpen(this.opened, pair, now)) return;
    const budgets = this.ensurePressBudgets(toNetworks(clientAddress), now);
    const spent = budgets.find((budget) => budget.isSpent);
    if (spent) throw this.newRefusal('too_many_requests', spent, now);
    budgets.forEach((budget) => budget.count());
    this.opened.set(pair, now + SHOWN_FOR);
  }

  /** A code that was opened by the button may be looked up once. If it exists, it is shown from then on. */
  private takeOpened(pair: string, now: number): boolean {
    if (isOpen(this.shown, pair, now)) return true;
    const opened = isOpen(this.opened, pair, now);
    this.opened.delete(pair);
    return opened;
  }

  /** Remembers the result of a look-up. */
  private note<T>(pair: string, found: Found<T>, now: number): Found<T> {
    if (found instanceof Promise)
      return found.then((page) => this.note(pair, page, this.now()) as T | undefined);
    if (found !== undefined) {
      this.shown.set(pair, now + SHOWN_FOR);
    } else {
      this.shown.delete(pair);
      this.missing.set(pair, now + WINDOW);
    }
    return found;
  }

  private ensureGuessBudgets(networks: Network[], now: number): GuessBudget[] {
    return networks.map(({ id, parts }) =>
      ensureBudget(this.guesses, id, CODE_GUESSES.perAddress * parts, now),
    );
  }

  /**
   * Budgets for presses of the button. The first press of an address counts against a budget for first presses only, so
   * later presses in its networks cannot use it up.
   */
  private ensurePressBudgets([address, ...around]: Network[], now: number): GuessBudget[] {
    const { openedPerAddress, openedFirstPerNetwork } = CODE_GUESSES;
    const own = ensureBudget(this.presses, address!.id, openedPerAddress, now);
    const shared = around.map(({ id, parts }) =>
      own.isUntouched
        ? ensureBudget(this.presses, `${id} first`, (openedFirstPerNetwork * parts) / NETWORKS.network, now)
        : ensureBudget(this.presses, id, openedPerAddress * parts, now),
    );
    return [own, ...shared];
  }

  private newRefusal(
    code: 'codes_guarded' | 'too_many_requests',
    budget: GuessBudget,
    now: number,
  ): DomainError {
    const purpose = code === 'codes_guarded' ? 'codes-guessed' : 'codes-opened';
    // Logged once for a budget: a guesser is refused thousands of times.
    if (budget.markTold()) this.security.recordRefusal('limit_hit', { purpose });
    return new DomainError(code, { retryAfter: budget.resetAt - now });
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / SECOND);
  }
}

/** Whether a client was refused for guessing. The page that says so has a button that opens the code. */
export function isGuarded(error: unknown): error is DomainError {
  return error instanceof DomainError && error.errorCode === 'codes_guarded';
}

function toPair(alias: string, bucket: string): string {
  return `${alias} ${bucket}`;
}

function isOpen(pairs: Pairs, pair: string, now: number): boolean {
  return (pairs.get(pair) ?? 0) > now;
}

function current(budget: GuessBudget | undefined, now: number): GuessBudget | undefined {
  return budget && budget.resetAt > now ? budget : undefined;
}

/** The current budget of a subject, or a new one. */
function ensureBudget(budgets: Budgets, subject: string, max: number, now: number): GuessBudget {
  const known = current(budgets.get(subject), now);
  if (known) return known;
  const budget = new GuessBudget(max, now + WINDOW);
  budgets.set(subject, budget);
  return budget;
}
