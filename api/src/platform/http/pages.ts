import type { Type } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import { DomainError } from '../errors/domain-error';

const PAGES = 'pages';
const FORM = 'application/x-www-form-urlencoded';
const BODYLESS = new Set(['GET', 'HEAD', 'TRACE']);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The controller of a route that answers pages. */
    pages?: Type<object>;
  }
}

/**
 * For a controller that answers pages: so are its failures, its POST routes accept forms, and the OpenAPI document does not
 * name its routes.
 */
export function AnswersPages() {
  return (controller: Type<object>): void => {
    ApiExcludeController()(controller);
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(controller.prototype))) {
      const handler = value as object;
      // Nest copies it to the handler of the route.
      if (Reflect.hasMetadata(METHOD_METADATA, handler)) Reflect.defineMetadata(PAGES, controller, handler);
    }
  };
}

/** The configuration of a route, from the decorator of its controller. */
export function readPages(handler: object): FastifyContextConfig {
  const pages = Reflect.getMetadata(PAGES, handler) as Type<object> | undefined;
  return pages ? { pages } : {};
}

/** Parses forms for controllers of pages. All other routes refuse them (CSRF-3). */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) =>
    parsed(null, new URLSearchParams(String(body))),
  );
  fastify.addHook('preParsing', (request, _reply, payload, done) => {
    const { is404, method, routeOptions, mediaType } = request;
    if (routeOptions.config.pages || BODYLESS.has(method) || mediaType !== FORM) done(null, payload);
    else done(new DomainError(is404 ? 'not_found' : 'unsupported_media_type'));
  });
}
