import { ValidationPipe, type ValidationPipeOptions } from '@nestjs/common';
import type { FieldError } from '@ringtag/contracts';
import type { ValidationError as ClassValidatorError } from 'class-validator';
import { ValidationError } from '../errors/domain-error';

/**
 * Refuses unknown fields (AUT-4). Implicit conversion is off, because it turns "false" into true and objects into
 * "[object Object]".
 */
export function validationPipe(more: ValidationPipeOptions = {}): ValidationPipe {
  return new ValidationPipe({
    ...more,
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new ValidationError(errors.flatMap((error) => fieldErrors(error, ''))),
  });
}

function fieldErrors(error: ClassValidatorError, parent: string): FieldError[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([code, message]) => ({ field, code, message }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}
