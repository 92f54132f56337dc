import type { INestApplication } from '@nestjs/common';
import { apiDocument } from '../../src/api-document';
import type { Answer } from './visitor';

interface Described {
  /** The operation as the document names it. */
  name: string;
  method: string;
  path: RegExp;
  /** Statuses, each with the codes of its errors. */
  answers: Map<number, string[]>;
}

/** The same for every server of a test. */
let operations: Described[] | undefined;

/** Throws for an answer that the OpenAPI document does not name; what is not in the document may answer anything. */
export function assertDescribed(
  nest: INestApplication,
  method: string,
  url: string,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): void {
  operations ??= describedIn(nest);
  const path = url.split('?')[0] ?? '';
  const operation = operations.find((each) => each.method === method && each.path.test(path));
  if (!operation) return;
  const { code } = (body ?? {}) as { code?: string };
  const codes = operation.answers.get(status);
  if (status < 400 ? codes !== undefined : codes?.includes(code ?? '')) return;
  throw new Error(`The document does not say that ${operation.name} can answer ${status} ${code ?? ''}`);
}

function describedIn(nest: INestApplication): Described[] {
  const all = Object.entries(apiDocument(nest).paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, { responses: object }>).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      answers: new Map(
        Object.entries(responses).map(([status, answer]) => [Number(status), codesOf(answer as object)]),
      ),
    })),
  );
  // Those without parameters first, as the router finds them.
  return all.sort((a, b) => a.name.split('{').length - b.name.split('{').length);
}

/** The components of error answers are named after their codes. */
const codesOf = ({ $ref = '' }: { $ref?: string }): string[] => $ref.split('/').at(-1)?.split('.') ?? [];
