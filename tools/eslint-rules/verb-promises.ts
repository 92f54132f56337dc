import type { TSESTree } from '@typescript-eslint/utils';
import { createRule, declaredName } from './rule';

/** What the return type of a function looks like that keeps the promise of its verb (docs/names.md). */
const PROMISES: { verb: RegExp; kept: RegExp; promise: string }[] = [
  {
    verb: /^(?:is|has)(?=[A-Z])/,
    kept: /^(?:boolean|[\w.]+ is [^]+|[^]+ => boolean)$/,
    promise: 'a boolean',
  },
  { verb: /^assert(?=[A-Z])/, kept: /^(?:void|asserts [^]+)$/, promise: 'nothing' },
  { verb: /^walk(?=[A-Z])/, kept: /^Async(?:Generator|Iterable)/, promise: 'an async generator' },
];
const NOTHING = new Set(['TSUndefinedKeyword', 'TSNullKeyword']);

type Named = TSESTree.FunctionDeclaration | TSESTree.FunctionExpression | TSESTree.ArrowFunctionExpression;

/** `get…` answers the thing or throws: `find…` is for what may not be there. */
export const verbPromises = createRule({
  name: 'verb-promises',
  meta: {
    type: 'problem',
    docs: { description: 'A function returns what the verb in its name promises' },
    messages: { broken: '{{name}} promises {{promise}}: choose another verb of docs/names.md.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const check = (node: Named) => {
      const name = findName(node);
      const type = node.returnType && unwrap(node.returnType.typeAnnotation);
      if (!name || !type) return;
      const text = context.sourceCode.getText(type);
      const broken = PROMISES.find(({ verb, kept }) => verb.test(name) && !kept.test(text));
      const promise = broken?.promise ?? (isGetterOfNothing(name, type) ? 'the one thing' : undefined);
      if (promise) context.report({ node, messageId: 'broken', data: { name, promise } });
    };
    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
});

function findName(node: Named): string | undefined {
  if (node.type === 'FunctionDeclaration') return node.id?.name;
  const { parent } = node;
  if (parent.type === 'MethodDefinition')
    return parent.kind === 'method' ? declaredName(parent.key) : undefined;
  return parent.type === 'VariableDeclarator' ? declaredName(parent.id) : undefined;
}

/** What a promise is of. */
function unwrap(type: TSESTree.TypeNode): TSESTree.TypeNode {
  const isPromise =
    type.type === 'TSTypeReference' && declaredName(type.typeName as TSESTree.Node) === 'Promise';
  return (isPromise && type.typeArguments?.params[0]) || type;
}

const isGetterOfNothing = (name: string, type: TSESTree.TypeNode): boolean =>
  /^get(?=[A-Z])/.test(name) &&
  type.type === 'TSUnionType' &&
  type.types.some((each) => NOTHING.has(each.type));
