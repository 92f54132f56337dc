import { createRule, lastName } from './rule';

const SINKS = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const CALLS = new Set(['insertAdjacentHTML', 'createContextualFragment']);
const PROP = 'dangerouslySetInnerHTML';

/** XSS-1: markup is made by React or by DOM calls, never from a string. */
export const noDangerousHtml = createRule({
  name: 'no-dangerous-html',
  meta: {
    type: 'problem',
    docs: { description: 'No HTML from strings' },
    messages: { html: '{{name}} turns a string into markup: render elements instead.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && (node.name.name === PROP || node.name.name === 'srcDoc')) {
          context.report({ node, messageId: 'html', data: { name: node.name.name } });
        }
      },
      Property(node) {
        if (node.parent.type === 'ObjectExpression' && lastName(node.key) === PROP) {
          context.report({ node, messageId: 'html', data: { name: PROP } });
        }
      },
      AssignmentExpression(node) {
        const name = node.left.type === 'MemberExpression' ? lastName(node.left) : undefined;
        if (name && SINKS.has(name)) context.report({ node, messageId: 'html', data: { name } });
      },
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression') return;
        const name = lastName(node.callee);
        const written =
          name === 'write' || name === 'writeln' ? lastName(node.callee.object) === 'document' : false;
        if (name && (CALLS.has(name) || written)) context.report({ node, messageId: 'html', data: { name } });
      },
    };
  },
});
