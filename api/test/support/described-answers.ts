import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './visitor';

/** The committed one, which is read faster than made; `npm run api-client -- --check` holds it. */
const DOCUMENT = join(__dirname, '../../../libs/api-client/openapi.json');

interface Document {
  paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
}

interface Described {
  /** The operation as the document names it. */
  name: string;
  method: string;
  path: RegExp;
  /** Statuses, each with the codes of its errors. */
  answers: Map<number, string[]>;
}

let operations: Described[] | undefined;

/** Throws for an answer that the OpenAPI document does not name; what is not in the document may answer anything. */
export function assertDescribed(
  method: string,
  url: string,
  { status, body }: Pick<Answer, 'status' | 'body'>,
): void {
  operations ??= describedIn(JSON.parse(readFileSync(DOCUMENT, 'utf8')) as Document);
  const path = url.split('?')[0] ?? '';
  const operation = operations.find((each) => each.method === method && each.path.test(path));
  if (!operation) return;
  const { code } = (body ?? {}) as { code?: string };
  const codes = operation.answers.get(status);
  if (status < 400 ? codes !== undefined : codes?.includes(code ?? '')) return;
  throw new Error(
    `The document does not say that ${operation.name} can answer ${status} ${code ?? ''}. ` +
      'Name the code in @Answers(…) of the handler, then run "npm run api-client".',
  );
}

function describedIn({ paths }: Document): Described[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      answers: new Map(
        Object.entries(responses).map(([status, answer]) => [Number(status), toCodes(answer)]),
      ),
    })),
  );
  // Those without parameters first, as the router finds them.
  return all.sort((a, b) => a.name.split('{').length - b.name.split('{').length);
}

/** The components of error answers are named after their codes. */
const toCodes = ({ $ref = '' }: { $ref?: string }): string[] => $ref.split('/').at(-1)?.split('.') ?? [];
