import { STATUS_CODES } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { Access } from '../access/access.decorators';
import { ErrorDto, FieldErrorDto } from './error.dto';
import { listErrorCodes, ErrorAnswers } from './errors';
import { addExample, addExamples, type Examples } from './examples';
import { type Handler, readHandlers, toOperationId } from './handlers';

/** The version of the application (specification 9). */
export const VERSION = '0.0.1';

/** The texts of the document that do not come from handlers and DTOs. */
export interface About {
  description: string;
  /** How a client gets a session. */
  session: string;
  /** The topics in display order, with the first segments of their paths. */
  tags: { name: string; description: string; paths: string[] }[];
  /** Descriptions of parameters by name, for those whose DTO has none. */
  parameters: Record<string, string>;
  examples: Examples;
}

interface Parameter {
  name: string;
  in: string;
  description?: string;
  schema: { format?: string };
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: object };
  responses: Record<string, { description: string }>;
}

/** The API as an OpenAPI 3.1 document, made from the DTOs, the decorators of the handlers and their docstrings. */
export function openApiDocument(app: INestApplication, about: About): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Ringtag')
    .setDescription(about.description)
    .setVersion(VERSION)
    .addServer('/')
    .addCookieAuth('qrsid', { type: 'apiKey', description: about.session })
    .build();
  Object.assign(base.info, { license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' } });
  const options = { operationIdFactory: toOperationId, extraModels: [ErrorDto, FieldErrorDto] };
  const document = SwaggerModule.createDocument(app, base, options);
  const findHandler = readHandlers(app);
  const errors = new ErrorAnswers();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods as unknown as Record<string, Operation>)) {
      const handler = findHandler(operation.operationId);
      complete(operation, handler, about);
      Object.assign(operation, { tags: toTags(path, about) });
      Object.assign(operation.responses, errors.build(listErrorCodes(handler, asked(method, operation))));
    }
  }
  Object.assign(document.components!, errors.components);
  addExamples(document.components!.schemas as never, about.examples);
  const tags = about.tags.map(({ name, description }) => ({ name, description }));
  return Object.assign(document, { tags });
}

function complete(operation: Operation, handler: Handler, about: About): void {
  const [summary = '', ...more] = handler.docstring.split(/(?<=[.!?]) (?=[A-Z`\d])/);
  Object.assign(operation, {
    operationId: handler.operationId,
    summary: summary.replace(/\.$/, ''),
    description: [...more, callers(handler.access)].join(' '),
    security: toSecurity(handler.access),
  });
  for (const [status, response] of Object.entries(operation.responses)) {
    response.description ||= STATUS_CODES[status] ?? '';
  }
  for (const parameter of operation.parameters) {
    if (handler.ids.includes(parameter.name)) parameter.schema.format = 'uuid';
    parameter.description ??= about.parameters[parameter.name] ?? '';
    const { name } = parameter;
    addExample(parameter.schema, about.examples[`${operation.operationId}.${name}`] ?? about.examples[name]);
  }
}

const PREFIX = /^\/(?:api\/)?([\w-]+).*$/;

const toTags = (path: string, { tags }: About): string[] =>
  tags.filter(({ paths }) => paths.includes(path.replace(PREFIX, '$1'))).map(({ name }) => name);

const asked = (method: string, { parameters, requestBody }: Operation) => ({
  changes: method !== 'get',
  validated:
    parameters.some((parameter) => parameter.in === 'query') ||
    'application/json' in (requestBody?.content ?? {}),
});

function callers(access: Access | undefined): string {
  if (access?.public !== false) return 'Open to everybody.';
  return access.authority === 'admin' ? 'For administrators.' : 'For anyone who is signed in.';
}

function toSecurity(access: Access | undefined): object[] {
  if (access?.public !== false) return access?.viewer ? [{}, { cookie: [] }] : [];
  return [{ cookie: [] }];
}
