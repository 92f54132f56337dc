import { createRule, lastName } from './rule';

const MODULES = new Set(['process', 'node:process']);

/** Settings are read and checked once, in api/src/platform/config; eslint.config.mjs lists who else may read the environment. */
export const noProcessEnv = createRule({
  name: 'no-process-env',
  meta: {
    type: 'problem',
    docs: { description: 'process.env is read only where configuration is made' },
    messages: { env: 'Do not read process.env here: take the value from the typed configuration.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      MemberExpression(node) {
        const ofProcess = lastName(node.object) === 'process';
        if (ofProcess && lastName(node) === 'env') context.report({ node, messageId: 'env' });
      },
      VariableDeclarator(node) {
        if (node.id.type !== 'ObjectPattern' || !node.init || lastName(node.init) !== 'process') return;
        for (const property of node.id.properties) {
          if (property.type === 'Property' && lastName(property.key) === 'env') {
            context.report({ node: property, messageId: 'env' });
          }
        }
      },
      ImportSpecifier(node) {
        if (node.parent.type !== 'ImportDeclaration' || !MODULES.has(node.parent.source.value)) return;
        if (lastName(node.imported) === 'env') context.report({ node, messageId: 'env' });
      },
    };
  },
});
