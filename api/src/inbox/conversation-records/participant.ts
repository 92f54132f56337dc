import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';

/**
 * Somebody on the owner's side of a conversation: signed in, or through a link in a mail, which opens only this one. The
 * owner, or a helper of the code where `orHelper` is set (`Readers`).
 */
export interface Owner {
  side: 'owner';
  userId: string;
  orHelper?: true;
  /** The conversation. */
  id: string;
}

/** The sender, or anybody else who has the link of the conversation. */
export interface Sender {
  side: 'sender';
  token: string;
  clientAddress: string;
}

/** Somebody who reads or writes in a conversation, and their right to do so: an account, or the token of a link. */
export type Participant = Owner | Sender;

type ParticipantRequest = FastifyRequest<{ Params: { id: string; token: string } }>;

const readRequest = (context: ExecutionContext) => context.switchToHttp().getRequest<ParticipantRequest>();

const readOwner = (context: ExecutionContext): Owner => {
  const { viewer, params } = readRequest(context);
  if (!isUUID(params.id)) throw new DomainError('not_found');
  return { side: 'owner', userId: viewer!.userId, id: params.id };
};

/** The signed-in owner, with the conversation that the path names. */
export const AsOwner = createParamDecorator((_: unknown, context: ExecutionContext) => readOwner(context));

/** The same, or a helper: for reading, answering, and saying that it is solved. */
export const AsOwnerOrHelper = createParamDecorator((_: unknown, context: ExecutionContext): Owner => ({
  ...readOwner(context),
  orHelper: true,
}));

/** Whoever has the link with the token of the path. */
export const AsSender = createParamDecorator((_: unknown, context: ExecutionContext): Sender => {
  const { ip: clientAddress, params } = readRequest(context);
  return { side: 'sender', token: params.token, clientAddress };
});

/** Whom a message names as its author: a helper. Null for the owner and the sender themselves. */
export function toAuthorId(who: Participant, ownerId: string): string | null {
  return who.side === 'owner' && who.userId !== ownerId ? who.userId : null;
}
