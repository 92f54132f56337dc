import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema, Schemas } from './schema';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

/** One thing the server can be asked for. */
export interface Operation {
  method: string;
  /** With its parameters in braces, as the document writes it. */
  path: string;
  query: Parameter[];
  headers: Parameter[];
  /** Types of bodies that it takes, each with the schema of what is in it. */
  bodies: { type: string; schema: Schema }[];
}

/** A document with nothing in it but what is used. */
export type Described = Pick<OpenAPIObject, 'paths' | 'components'>;

/** What the API says of itself. */
export function operationsIn(document: Described): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, DescribedOperation>).map(
      ([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        headers: parameters.filter((parameter) => parameter.in === 'header'),
        bodies: Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
          type,
          schema,
        })),
      }),
    ),
  );
}

interface DescribedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
}

export const schemasIn = (document: Described): Schemas => (document.components?.schemas ?? {}) as Schemas;

const page = (path: string, ...query: string[]): Operation => ({
  method: 'GET',
  path,
  query: query.map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
  headers: [],
  bodies: [],
});

const text = (maxLength: number): Schema => ({ type: 'string', maxLength });

function formPage(path: string, properties: Record<string, Schema>): Operation {
  const schema = { type: 'object', required: Object.keys(properties), properties };
  const bodies = [{ type: 'application/x-www-form-urlencoded', schema }];
  return { ...page(path, 'locale'), method: 'POST', bodies };
}

/** What is not in the document: pages, files, and what machines ask for. */
export const OUTSIDE_THE_API: Operation[] = [
  page('/', 'locale', 'token'),
  page('/sign-in', 'locale', 'token'),
  page('/scan/{alias}', 'locale'),
  page('/about', 'locale'),
  page('/helping', 'token', 'id'),
  page('/help', 'locale'),
  page('/help/finder', 'locale'),
  page('/help/owner', 'locale'),
  page('/help/administrator', 'locale'),
  page('/personal-data', 'token'),
  formPage('/personal-data', { token: text(200) }),
  page('/scan', 'code', 'camera'),
  page('/preview/{name}'),
  page('/scan/{alias}/preview.png', 'v'),
  page('/scan/{alias}/open'),
  formPage('/scan/{alias}/open', { path: text(100) }),
  page('/scan/{alias}/activation'),
  formPage('/scan/{alias}/activation', {
    name: text(100),
    email: { ...text(254), format: 'email' },
    claimSecret: text(32),
  }),
  page('/scan/{alias}/verify'),
  page('/scan/{alias}/verify/{challengeId}', 'resent'),
  formPage('/scan/{alias}/verify/{challengeId}', { code: text(10) }),
  page('/scan/{alias}/verify/{challengeId}/resend'),
  formPage('/scan/{alias}/verify/{challengeId}/resend', { any: text(10) }),
  page('/scan/{alias}/verify/{challengeId}/change'),
  page('/scan/{alias}/activate', 'token'),
  formPage('/scan/{alias}/activate', { token: text(200) }),
  page('/scan/{alias}/activate/decline'),
  formPage('/scan/{alias}/activate/decline', { token: text(200) }),
  page('/scan/{alias}/declined'),
  page('/scan/{alias}/activated'),
  formPage('/scan/{alias}/activated', { label: text(100) }),
  page('/scan/{alias}/message', 'locale'),
  page('/scan/{alias}/thanks', 'locale'),
  page('/scan/{alias}/report', 'locale'),
  formPage('/scan/{alias}/report', { reason: text(500) }),
  page('/scan/{alias}/reported', 'locale'),
  {
    ...page('/scan/{alias}/message', 'locale'),
    method: 'POST',
    bodies: [
      {
        type: 'application/x-www-form-urlencoded',
        schema: {
          type: 'object',
          required: ['kind', 'body', 'formToken'],
          properties: {
            kind: { enum: ['message', 'feedback'] },
            body: text(2000),
            name: text(100),
            email: { ...text(254), format: 'email' },
            phone: text(40),
            formToken: text(100),
            website: text(20),
          },
        },
      },
    ],
  },
  page('/conversation/{token}', 'locale', 'before'),
  {
    ...page('/conversation/{token}', 'locale'),
    method: 'POST',
    bodies: ['application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => ({
      type,
      schema: {
        type: 'object',
        required: ['body', 'submission'],
        properties: { body: text(2000), submission: { ...text(36), format: 'uuid' } },
      },
    })),
  },
  page('/conversation/{token}/{file}'),
  page('/conversation/{file}'),
  page('/conversation/{token}/mailed/{proof}', 'locale'),
  formPage('/conversation/{token}/mailed/{proof}', { any: text(10) }),
  formPage('/conversation/{token}/seen', { count: text(3) }),
  formPage('/conversation/{token}/solved', { solved: text(1) }),
  formPage('/conversation/{token}/phone', { phone: text(40) }),
  formPage('/conversation/{token}/answers-to', { address: { ...text(254), format: 'email' } }),
  page('/conversation/answer/{token}', 'locale', 'before'),
  formPage('/conversation/answer/{token}', { body: text(2000), submission: { ...text(36), format: 'uuid' } }),
  formPage('/conversation/answer/{token}/open', { any: text(10) }),
  formPage('/conversation/answer/{token}/seen', { count: text(3) }),
  formPage('/conversation/answer/{token}/thanks', { any: text(10) }),
  formPage('/conversation/answer/{token}/fresh', { any: text(10) }),
  page('/conversation/answer/{token}/{file}'),
  page('/conversation/answer/{token}/photos/{photoId}'),
  page('/conversation/mine/{alias}', 'locale'),
  formPage('/conversation/mine/{alias}/forget', {}),
  page('/conversation/mails/{token}', 'locale'),
  formPage('/conversation/mails/{token}', { all: text(3) }),
  page('/remotes.json'),
  page('/remotes.{hash}.json'),
  page('/_mf/mfe-scan/{file}'),
  page('/_mf/{name}/{file}'),
  page('/assets/{file}'),
  page('/.well-known/security.txt'),
  page('/{file}'),
  page('/{a}/{b}'),
  page('/{a}/{b}/{c}'),
  page('/api/{a}'),
  page('/api/{a}/{b}'),
  page('/dev/mailbox'),
  page('/dev/mailbox.json'),
  page('/api/doctor'),
  page('/api/events/doctor'),
  page('/metrics'),
];
