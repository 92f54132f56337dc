import { createRule } from './rule';

/** A rule may be switched off for one line when the line says why: `eslint-disable-next-line x -- why`. */
export const reasonedDirectives = createRule({
  name: 'reasoned-directives',
  meta: {
    type: 'suggestion',
    docs: { description: 'eslint-disable comments give their reason' },
    messages: { reason: 'Say why after two dashes: eslint-disable-next-line rule -- reason.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.trim();
          if (/^eslint-disable/.test(text) && !/\s--\s+\S/.test(text)) {
            context.report({ loc: comment.loc, messageId: 'reason' });
          }
        }
      },
    };
  },
});
