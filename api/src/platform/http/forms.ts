import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error';
import { validationPipe } from './validation';

type ReadForm = (form: URLSearchParams) => object;

const pipe = validationPipe({ validateCustomDecorators: true });

/** The form that was posted. Throws `malformed_request` when the body is something else. */
export function readForm({ body }: Pick<FastifyRequest, 'body'>): URLSearchParams {
  if (!(body instanceof URLSearchParams)) throw new DomainError('malformed_request');
  return body;
}

const read = (context: ExecutionContext) => readForm(context.switchToHttp().getRequest<FastifyRequest>());

/** The form that was posted, for a handler. */
export const Form = createParamDecorator((_: unknown, context: ExecutionContext) => read(context));

const FormValues = createParamDecorator((toValues: ReadForm, context: ExecutionContext) =>
  toValues(read(context)),
);

/** A DTO with what `toValues` reads from the form that was posted, validated as a JSON body is. */
export const FormBody = (toValues: ReadForm) => FormValues(toValues, pipe);

/**
 * The same for a handler that has something to look up before the form is judged. Throws `validation_failed`.
 * @param values as `FormBody` would get them
 */
export async function validate<Dto extends object>(dto: Type<Dto>, values: object): Promise<Dto> {
  return (await pipe.transform(values, { type: 'body', metatype: dto })) as Dto;
}
