import { Injectable } from '@nestjs/common';
import { CODE_STEP } from '@ringtag/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock';
import { ServerConfig } from '../../platform/config/config';
import { HostCookie } from '../../platform/http/host-cookie';
import { SecretKeys } from '../../platform/secrets/secret-keys';
import { readToken, sameSecret } from '../../platform/secrets/secrets';

/** A challenge and what it is for: the code that it activates, or its purpose where there is no code. */
interface Step {
  challengeId: string;
  of: string;
}

/**
 * A cookie that lists the code steps that this browser has begun. Each entry is the id of a challenge, with an HMAC of
 * the challenge and what it is for. The URL of a code step is no secret: whoever lacks the cookie does not see the step
 * (ADR 39). The cookie signs nobody in.
 */
@Injectable()
export class StepCookie {
  private readonly cookie: HostCookie;

  constructor(
    private readonly keys: SecretKeys,
    private readonly clock: Clock,
    server: ServerConfig,
  ) {
    this.cookie = new HostCookie(server, 'steps');
  }

  /** Adds a step to the cookie of the browser. The cookie keeps the latest few steps. */
  keep(reply: FastifyReply, step: Step): void {
    const tokens = this.toTokens(step);
    const others = this.readTokens(reply.request).filter((kept) => !isAmong(tokens, kept));
    const kept = [tokens[0], ...others].slice(0, CODE_STEP.kept);
    this.cookie.set(reply, kept.join('~'), this.clock.in(CODE_STEP.life));
  }

  /** Whether the cookie of the request holds the step. */
  has(request: FastifyRequest, step: Step): boolean {
    const tokens = this.toTokens(step);
    return this.readTokens(request).some((kept) => isAmong(tokens, kept));
  }

  /** A token by each accepted key, that of the signing key first. */
  private toTokens({ challengeId, of }: Step): string[] {
    // The prefix dates from when only activations had steps. Browsers hold tokens with it.
    const text = `activation-step:${challengeId}:${of}`;
    return this.keys.accepted.map((key) => `${challengeId}.${key.sign(text)}`);
  }

  /** The well-formed tokens of the cookie. Anything else in it is dropped. */
  private readTokens(request: FastifyRequest): string[] {
    const tokens = (this.cookie.read(request) ?? '').split('~', CODE_STEP.kept);
    return tokens.filter((token) => readToken(token) !== undefined);
  }
}

function isAmong(tokens: string[], token: string): boolean {
  return tokens.some((one) => sameSecret(one, token));
}
