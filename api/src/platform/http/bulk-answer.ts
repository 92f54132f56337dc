import { type CallHandler, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { currentDeadline } from '../requests/current-request';

class BulkAnswerInterceptor implements NestInterceptor {
  intercept(_context: unknown, next: CallHandler): Observable<unknown> {
    currentDeadline()?.startBulk();
    return next.handle();
  }
}

/** For a handler that creates or changes thousands of rows: its deadline is longer. */
export const BulkAnswer = (): MethodDecorator => UseInterceptors(BulkAnswerInterceptor);
