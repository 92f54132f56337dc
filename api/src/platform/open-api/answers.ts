import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiResponse, type ApiResponseOptions, getSchemaPath } from '@nestjs/swagger';
import type { ErrorCode } from '@ringtag/contracts';

/**
 * One decorator per kind of answer: it sets the status and documents the body and the handler's own errors. Errors that
 * follow from its access, method or parameters are derived in `errors.ts`.
 */

type Dto = Type<unknown>;
type Decorator = ClassDecorator & MethodDecorator;

const REFUSALS = 'refusals';

/** Status 200 with a DTO, or with one of several. */
export function Answers(body: Dto | Dto[], ...refusals: ErrorCode[]): Decorator {
  return answer(200, toBody(body), refusals);
}

/** Status 201, with a DTO where there is one. */
export function AnswersCreated(body?: Dto, ...refusals: ErrorCode[]): Decorator {
  return answer(201, body ? toBody(body) : {}, refusals);
}

/** Status 204 without a body. */
export function AnswersNothing(...refusals: ErrorCode[]): Decorator {
  return answer(204, {}, refusals);
}

/** Status 200 with a file of the media type. */
export function AnswersFile(type: string, ...refusals: ErrorCode[]): Decorator {
  const isText = type.startsWith('text/') || type === 'image/svg+xml';
  const schema = { type: 'string', ...(isText ? {} : { format: 'binary' }) };
  return answer(200, { content: { [type]: { schema } } }, refusals);
}

/** Adds to the errors that are documented for a handler, or for all handlers of a controller. */
export function Refuses(...codes: readonly ErrorCode[]): Decorator {
  return (target: object, _key?: string | symbol, descriptor?: PropertyDescriptor) => {
    const subject = (descriptor?.value ?? target) as object;
    Reflect.defineMetadata(REFUSALS, [...readRefusals(subject), ...codes], subject);
  };
}

/** The error codes that a handler or a controller declares. */
export function readRefusals(subject: object): ErrorCode[] {
  return (Reflect.getOwnMetadata(REFUSALS, subject) as ErrorCode[] | undefined) ?? [];
}

function answer(status: number, body: object, refusals: ErrorCode[]): Decorator {
  return applyDecorators(
    HttpCode(status),
    ApiResponse({ ...body, status } as ApiResponseOptions),
    Refuses(...refusals),
  ) as Decorator;
}

function toBody(body: Dto | Dto[]): object {
  return Array.isArray(body)
    ? { schema: { oneOf: body.map((dto) => ({ $ref: getSchemaPath(dto) })) } }
    : { type: body };
}
