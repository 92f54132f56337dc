import { ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { DomainError, ValidationError } from '../errors/domain-error';
import { errorBody, toDomainError } from './error.filter';

describe('toDomainError', () => {
  it('should keep what is a domain error already', () => {
    const error = new DomainError('already_activated');
    expect(toDomainError(error)).toBe(error);
  });

  it.each([
    [new NotFoundException(), 'not_found'],
    [new HttpException('', 400), 'malformed_request'],
    [Object.assign(new Error('too large'), { statusCode: 413 }), 'payload_too_large'],
    [Object.assign(new Error('media type'), { statusCode: 415 }), 'unsupported_media_type'],
    [Object.assign(new Error('bad JSON'), { statusCode: 400 }), 'malformed_request'],
    [new ForbiddenException(), 'not_found'],
    [new HttpException('', 431), 'malformed_request'],
    [new Error('a bug'), 'internal_error'],
    ['thrown text', 'internal_error'],
    [null, 'internal_error'],
  ])('should answer %s as %s', (thrown, code) => {
    expect(toDomainError(thrown).errorCode).toBe(code);
  });

  it('should ask to come back while the database is away', () => {
    const error = toDomainError(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
    expect([error.errorCode, error.retryAfterSeconds]).toEqual(['unavailable', 2]);
  });
});

describe('errorBody', () => {
  it('should repeat the message and carry data and request', () => {
    const error = new DomainError('activation_limit_reached', { currentCount: 3 });
    expect(errorBody(error, 'r1')).toEqual({
      code: 'activation_limit_reached',
      message: 'You have reached the activation limit!',
      error: 'You have reached the activation limit!',
      requestId: 'r1',
      currentCount: 3,
    });
  });

  it('should list the fields of a failed validation', () => {
    const fields = [{ field: 'email', code: 'isEmail', message: 'Please enter a valid email address' }];
    expect(errorBody(new ValidationError(fields), 'r1')).toMatchObject({
      code: 'validation_failed',
      error: fields,
    });
  });

  it('should not let data replace the code', () => {
    expect(errorBody(new DomainError('not_found', { code: 'other' }), 'r1').code).toBe('not_found');
  });
});
