import type { TSESTree } from '@typescript-eslint/utils';
import { createRule, decoratorName } from './rule';

const HANDLERS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete', 'All', 'Head', 'Options', 'Sse']);
const ACCESS = new Set(['Public', 'RequireAuthority']);

const count = (decorators: TSESTree.Decorator[], names: Set<string>): number =>
  decorators.filter((decorator) => names.has(decoratorName(decorator) ?? '')).length;

/** AUT-2: who may call a handler is written down once, on the handler or on its class. */
export const guardedEndpoints = createRule({
  name: 'guarded-endpoints',
  meta: {
    type: 'problem',
    docs: { description: 'Every handler of a controller has exactly one access decorator' },
    messages: {
      missing: '{{method}} says nothing about access: add @Public() or @RequireAuthority(…).',
      several: '{{method}} has {{count}} access decorators (its own and those of its class): keep one.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    if (!context.filename.endsWith('.controller.ts')) return {};
    return {
      MethodDefinition(node) {
        if (count(node.decorators, HANDLERS) === 0) return;
        const found = count(node.decorators, ACCESS) + count(node.parent.parent.decorators, ACCESS);
        if (found === 1) return;
        const data = { method: context.sourceCode.getText(node.key), count: found };
        context.report({ node: node.key, messageId: found === 0 ? 'missing' : 'several', data });
      },
    };
  },
});
