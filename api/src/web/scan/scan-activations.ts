import { Injectable } from '@nestjs/common';
import { toDisplayAlias } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Challenge,
  ChallengesService,
  decideVisibility,
  ProfilesService,
  type Proof,
  SignedInResponse,
  toClient,
  type UserDto,
} from '../../accounts';
import { ActivationsService, ActivationStepCookie, type ScanPage } from '../../codes';
import type { ActivationProfileDto } from './scan.dto';

/** The steps of an activation, for calls of the API and for forms without JavaScript. */
@Injectable()
export class ScanActivations {
  constructor(
    private readonly challenges: ChallengesService,
    private readonly steps: ActivationStepCookie,
    private readonly activations: ActivationsService,
    private readonly profiles: ProfilesService,
    private readonly signedIn: SignedInResponse,
  ) {}

  /**
   * Stores the profile, mails digits and link, and lets this browser open the code step. With `once`, the same profile
   * that this browser sends again within a minute gets the first challenge and no second mail.
   */
  async begin(
    { itemId, alias }: ScanPage,
    body: ActivationProfileDto,
    request: FastifyRequest,
    reply: FastifyReply,
    { once = false } = {},
  ): Promise<Challenge> {
    await this.activations.assertActivatable(itemId);
    const { name, email, locale, pageKind } = body;
    const fields = decideVisibility(body.fields ?? []);
    this.profiles.assertValues(fields);
    const challenge = await this.challenges.start({
      purpose: 'activate',
      email,
      client: toClient(request),
      itemId,
      locale,
      template: 'activate',
      payload: () => ({ profile: { name, fields }, pageKind }),
      variables: { alias: toDisplayAlias(alias) },
      once: once ? JSON.stringify([name, fields, pageKind, ...describeBrowser(request)]) : undefined,
    });
    this.steps.keep(reply, { challengeId: challenge.id, itemId });
    return challenge;
  }

  /** Mails the digits again. Throws what `ChallengesService.resend` throws. */
  resend({ itemId }: ScanPage, challengeId: string, request: FastifyRequest): Promise<Challenge> {
    return this.challenges.resend(challengeId, toClient(request), { purpose: 'activate', itemId });
  }

  /** Activates the code with a proof of the mailbox, and signs this browser in: for short, if others use it. */
  async activate(
    { itemId }: ScanPage,
    { shared, ...proof }: Proof & { shared?: boolean | undefined },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<UserDto> {
    return this.signedIn.answer(
      reply,
      await this.activations.activateWithProof(itemId, proof, toClient(request, { shared })),
    );
  }
}

/**
 * Headers that differ between browsers at one IP address. Without them, two people who send the same form from there
 * would share one challenge, and one could use up the tries of the other.
 */
function describeBrowser({ headers }: FastifyRequest): (string | undefined)[] {
  return [headers['user-agent'], headers['accept-language']];
}
