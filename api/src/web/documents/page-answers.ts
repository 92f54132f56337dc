import {
  applyDecorators,
  type CallHandler,
  Controller,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import type { DomainError } from '../../platform/errors/domain-error';
import { AnswersPages } from '../../platform/http/pages';
import { type PageAnswer, PlainPages } from './plain-pages';

/** A controller whose answers people see in a browser. */
export interface PageController {
  /** The page of a failure of one of its routes. */
  showFailure(error: DomainError, request: FastifyRequest): PageAnswer | Promise<PageAnswer>;
}

type Answer = PageAnswer | StreamableFile;

/** Draws what the handlers of a controller answer. */
@Injectable()
class PageAnswers implements NestInterceptor<Answer> {
  constructor(private readonly plain: PlainPages) {}

  intercept(context: ExecutionContext, next: CallHandler<Answer>): Observable<unknown> {
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>()];
    const write = async (answer: Answer) =>
      answer instanceof StreamableFile ? answer : this.plain.write(request, reply, answer);
    return next.handle().pipe(mergeMap(write));
  }
}

/** A controller below a path whose handlers answer pages to draw, and whose failures are pages. */
export function Pages(path: string = ''): ClassDecorator {
  return applyDecorators(AnswersPages() as ClassDecorator, UseInterceptors(PageAnswers), Controller(path));
}
