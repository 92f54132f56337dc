import type { TSESTree } from '@typescript-eslint/utils';
import { createRule, lastName } from './rule';

const OPERATORS = new Set(['===', '!==', '==', '!=']);
const SECRET = /(?:secret|digest|hash|token|signature)$/i;

const isConstant = (node: TSESTree.Node): boolean =>
  node.type === 'Literal' ||
  (node.type === 'Identifier' && node.name === 'undefined') ||
  (node.type === 'UnaryExpression' && node.operator === 'typeof');

/** OTP-8: `===` on a secret answers sooner the earlier the first difference is. */
export const constantTimeComparison = createRule({
  name: 'constant-time-comparison',
  meta: {
    type: 'problem',
    docs: { description: 'Secrets and digests are compared with timingSafeEqual' },
    messages: { timing: 'Compare {{name}} with timingSafeEqual over digests of equal length.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      BinaryExpression(node) {
        if (!OPERATORS.has(node.operator) || isConstant(node.left) || isConstant(node.right)) return;
        const name = [lastName(node.left), lastName(node.right)].find((part) => part && SECRET.test(part));
        if (name) context.report({ node, messageId: 'timing', data: { name } });
      },
    };
  },
});
