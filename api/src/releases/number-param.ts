import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/errors/domain-error';

/** Not `@Param`: pipes would make numbers of `1e3` and of `7.0`, too. */
const readNumber = createParamDecorator((_: unknown, context: ExecutionContext): number => {
  const { params } = context.switchToHttp().getRequest<FastifyRequest>();
  const { number } = params as { number: string };
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new DomainError('not_found');
  return Number(number);
});

/** The number of a release in the path. Anything else names nothing: the answer is 404. */
export const NumberParam = (): ParameterDecorator => (target, key, index) => {
  const handler = Object.getOwnPropertyDescriptor(target, key!)!;
  ApiParam({ name: 'number', type: 'integer' })(target, key!, handler);
  readNumber()(target, key, index);
};
