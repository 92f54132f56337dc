import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRule } from './rule';

const CLASS = /\.([a-zA-Z][\w-]*)/g;

/** A style sheet of a module gives `undefined` for a class that it does not have, and no type says so. */
export const knownClasses = createRule({
  name: 'known-classes',
  meta: {
    type: 'problem',
    docs: { description: 'A class that a component names is in its style sheet' },
    messages: { unknown: '{{sheet}} has no class {{name}}.' },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const sheets = new Map<string, { sheet: string; classes: Set<string | undefined> }>();
    return {
      ImportDefaultSpecifier({ local, parent }) {
        const sheet = parent.type === 'ImportDeclaration' ? parent.source.value : '';
        if (!/^\..*\.module\.css$/.test(sheet)) return;
        const css = readFileSync(join(dirname(context.filename), sheet), 'utf8');
        sheets.set(local.name, {
          sheet,
          classes: new Set(Array.from(css.matchAll(CLASS), ([, name]) => name)),
        });
      },
      MemberExpression({ object, property, computed }) {
        if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
        const known = sheets.get(object.name);
        if (!known || known.classes.has(property.name)) return;
        const data = { sheet: known.sheet, name: property.name };
        context.report({ node: property, messageId: 'unknown', data });
      },
    };
  },
});
