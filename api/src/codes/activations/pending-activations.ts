import { Injectable } from '@nestjs/common';
import { type ActivationStepState, type Locale, type PageKind, toDisplayAlias } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Challenge,
  ChallengesService,
  decideVisibility,
  type DraftFieldDto,
  type ProfileDraft,
  ProfilesService,
  StepCookie,
  toClient,
  toStepState,
  UsersService,
} from '../../accounts';
import { Clock } from '../../platform/clock/clock';
import { TransactionRunner } from '../../platform/database/transaction-runner';
import { DomainError } from '../../platform/errors/domain-error';
import { SecurityLog } from '../../platform/logging/security-log';
import type { ScanPage } from '../scan-pages/scan-pages';
import { CodeClaims } from './code-claims';

/** What somebody enters to begin an activation. */
interface Entered {
  name: string;
  email: string;
  fields?: DraftFieldDto[];
  locale?: Locale;
  pageKind?: PageKind;
  claimSecret?: string;
}

/** An activation between the form that began it and the proof of the mailbox: its code step and its mailed link. */
@Injectable()
export class PendingActivations {
  constructor(
    private readonly claims: CodeClaims,
    private readonly challenges: ChallengesService,
    private readonly users: UsersService,
    private readonly profiles: ProfilesService,
    private readonly transactions: TransactionRunner,
    private readonly security: SecurityLog,
    private readonly clock: Clock,
    private readonly steps: StepCookie,
  ) {}

  /**
   * Stores the profile, mails digits and link, and lets this browser open the code step. With `once`, the same profile
   * that this browser sends again within a minute gets the first challenge and no second mail. Throws what
   * `CodeClaims.check` throws, before anything is mailed.
   */
  async begin(
    { itemId, alias }: ScanPage,
    { name, email, locale, pageKind, claimSecret, ...entered }: Entered,
    reply: FastifyReply,
    { once = false } = {},
  ): Promise<Challenge> {
    const { request } = reply;
    const sealed = await this.claims.check(itemId, claimSecret, { clientAddress: request.ip });
    const fields = decideVisibility(entered.fields ?? []);
    this.profiles.assertValues(fields);
    const challenge = await this.challenges.start({
      purpose: 'activate',
      email,
      client: toClient(request),
      itemId,
      locale,
      template: 'activate',
      payload: () => ({ profile: { name, fields }, pageKind, ...(sealed && { claimSecret: sealed }) }),
      variables: { alias: toDisplayAlias(alias) },
      once: once ? JSON.stringify([name, fields, pageKind, ...describeBrowser(request)]) : undefined,
    });
    this.steps.keep(reply, { challengeId: challenge.id, of: itemId });
    return challenge;
  }

  /** Mails the digits again. Throws what `ChallengesService.resend` throws. */
  resend({ itemId }: ScanPage, challengeId: string, request: FastifyRequest): Promise<Challenge> {
    return this.challenges.resend(challengeId, toClient(request), { purpose: 'activate', itemId });
  }

  /**
   * The state of a code step, with the challenge while its code can be entered or sent again. Changes nothing. Throws
   * what `assertActivatable` throws when the code cannot be activated any more.
   */
  async getStep(
    challengeId: string,
    itemId: string,
  ): Promise<{ state: ActivationStepState; challenge?: Challenge }> {
    const challenge = await this.challenges.find(challengeId, { purpose: 'activate', itemId });
    if (challenge?.usedAt && (await this.hasActivated(challenge.email, itemId)))
      return { state: 'activated' };
    await this.claims.assertFree(itemId);
    // No row: the mailbox declined it, or its account ended everything that was open. Used: the code was activated
    // with it and is free again.
    if (!challenge || challenge.usedAt) return { state: 'ended' };
    const open = toStepState(challenge, this.clock.now()) === 'open';
    return { state: open ? 'open' : 'ended', challenge };
  }

  /**
   * The profile that was typed to begin a step, with its public fields only. Undefined if the step is unknown or used.
   */
  async findPublicDraft(
    challengeId: string,
    itemId: string,
  ): Promise<(ProfileDraft & { pageKind?: PageKind | undefined }) | undefined> {
    const challenge = await this.challenges.find(challengeId, { purpose: 'activate', itemId });
    if (!challenge || challenge.usedAt) return undefined;
    const { name, fields } = toDraft(challenge);
    const open = fields.filter(({ visibility }) => visibility === 'public');
    return { name, fields: open, pageKind: challenge.payload.pageKind };
  }

  /**
   * The profile that a mailed link would publish (LNK-5). Changes nothing. The page shows it above its button, so
   * pressing the button accepts it (ACC-1). Throws what `assertUndone`, `ChallengesService.getByLink` and
   * `assertActivatable` throw.
   */
  async getPreview(itemId: string, token: string): Promise<ProfileDraft & { email: string }> {
    await this.assertUndone(itemId, token);
    const challenge = await this.challenges.getByLink(token, { purpose: 'activate', itemId });
    await this.claims.assertFree(itemId);
    const draft = toDraft(challenge);
    const user = await this.users.findByEmail(challenge.email);
    return { email: challenge.emailAsTyped, ...(await this.profiles.fill(user, draft)) };
  }

  /**
   * "This was not me" (LNK-5): digits and link of the mail stop working, and nothing is published. Throws what
   * `assertUndone`, `ChallengesService.getByLink` and `revoke` throw.
   */
  async decline(itemId: string, token: string): Promise<void> {
    await this.assertUndone(itemId, token);
    const challenge = await this.challenges.getByLink(token, { purpose: 'activate', itemId });
    await this.transactions.run(async (manager) => {
      await this.challenges.revoke(manager, challenge);
      this.security.record('challenge_declined', { purpose: challenge.purpose });
    });
  }

  /** True if this server signed the link but its challenge is gone, as after `decline`. */
  async isGone(itemId: string, token: string): Promise<boolean> {
    return (await this.challenges.findByLink(token, { purpose: 'activate', itemId })) === null;
  }

  /**
   * True for the link of a mail by which its reader has activated this code and holds it: with this link, or with the
   * digits beside it.
   */
  async isDone(itemId: string, token: string): Promise<boolean> {
    const challenge = await this.challenges.findByLink(token, { purpose: 'activate', itemId });
    return Boolean(challenge?.usedAt && (await this.hasActivated(challenge.email, itemId)));
  }

  /** Throws `already_activated` with `own` where `isDone`. */
  async assertUndone(itemId: string, token: string): Promise<void> {
    if (await this.isDone(itemId, token)) throw new DomainError('already_activated', { own: true });
  }

  /** Whether the account of this mailbox owns the code. */
  private async hasActivated(email: string, itemId: string): Promise<boolean> {
    const user = await this.users.findByEmail(email);
    return user !== null && this.claims.isHeldBy(user.id, itemId);
  }
}

/** The profile that somebody entered with an activation; an empty one where they entered none. */
export function toDraft({ payload }: { payload: { profile?: ProfileDraft } }): ProfileDraft {
  return payload.profile ?? { name: '', fields: [] };
}

/**
 * Headers that differ between browsers at one IP address. Without them, two people who send the same form from there
 * would share one challenge, and one could use up the tries of the other.
 */
function describeBrowser({ headers }: FastifyRequest): (string | undefined)[] {
  return [headers['user-agent'], headers['accept-language']];
}
