import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';

/** Makes a rule whose documentation is docs/testing.md, "What does lint refuse?". */
export const createRule = ESLintUtils.RuleCreator((name) => `docs/testing.md#${name}`);

/** The name in `@Name`, `@Name()` and `@ns.Name()`. */
export function decoratorName(decorator: TSESTree.Decorator): string | undefined {
  const { expression } = decorator;
  const called = expression.type === 'CallExpression' ? expression.callee : expression;
  if (called.type === 'Identifier') return called.name;
  if (called.type === 'MemberExpression' && called.property.type === 'Identifier')
    return called.property.name;
  return undefined;
}

/** The name that is declared: `take` for `take`, `#take` and `'take'`. */
export function declaredName(node: TSESTree.Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'PrivateIdentifier') return node.name;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return undefined;
}
