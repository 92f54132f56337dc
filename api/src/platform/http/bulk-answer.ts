import { type CallHandler, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { currentDeadline } from '../requests/current-request';

export class BulkAnswerInterceptor implements NestInterceptor {
  intercept(_context: unknown, next: CallHandler): Observable<unknown> {
    currentDeadline()?.startBulk();
    return next.handle();
  }
}

/** On a handler that makes or changes thousands of rows: it may take longer than others until it answers. */
export const BulkAnswer = (): MethodDecorator => UseInterceptors(BulkAnswerInterceptor);
