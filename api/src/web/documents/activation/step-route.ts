import type { FastifyRequest } from 'fastify';
import { cardPath, type CodeRoute, readAlias } from '../../scan/scan-path';

/** A route of a code step. */
type StepRoute = CodeRoute & {
  Params: { challengeId: string };
  /** In the address (`?resent`) that follows "Send the code again". */
  Querystring: { resent?: string };
};
export type StepRequest = FastifyRequest<StepRoute>;

/** The address of a code step. */
export function stepPath(request: StepRequest): string {
  return `${cardPath(readAlias(request))}/verify/${encodeURIComponent(request.params.challengeId)}`;
}
