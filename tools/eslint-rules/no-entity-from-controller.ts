import type { TSESTree } from '@typescript-eslint/utils';
import { createRule } from './rule';

/** AUT-3: what leaves the API is a DTO with chosen fields, never a row. */
export const noEntityFromController = createRule({
  name: 'no-entity-from-controller',
  meta: {
    type: 'problem',
    docs: { description: 'A controller neither imports nor names database entities' },
    messages: {
      imported: 'A controller does not import an entity file: let the service answer a DTO.',
      named: '{{name}} is a database entity: declare a DTO with the fields that may leave the server.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    if (!context.filename.endsWith('.controller.ts')) return {};
    const checkSource = (node: TSESTree.ImportDeclaration | TSESTree.ImportExpression): void => {
      if (node.source.type !== 'Literal') return;
      if (/\.entity(\.[cm]?[jt]s)?$/.test(String(node.source.value))) {
        context.report({ node: node.source, messageId: 'imported' });
      }
    };
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      TSTypeReference(node) {
        const { typeName } = node;
        const name =
          typeName.type === 'TSQualifiedName' ? typeName.right.name : context.sourceCode.getText(typeName);
        if (name.endsWith('Entity')) context.report({ node, messageId: 'named', data: { name } });
      },
    };
  },
});
