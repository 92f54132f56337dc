import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { TSESTree } from '@typescript-eslint/utils';
import { createRule } from './rule';
import { isExported, packageOf, splitSpecifier } from './workspace';

type Source =
  | TSESTree.ImportDeclaration
  | TSESTree.ExportNamedDeclaration
  | TSESTree.ExportAllDeclaration
  | TSESTree.ImportExpression;

/** Another project is reached through its package name and what it exports, so its inside stays its own. */
export const noRelativeCrossProjectImports = createRule({
  name: 'no-relative-cross-project-imports',
  meta: {
    type: 'problem',
    docs: { description: 'Imports between projects go through package names and their exports' },
    messages: {
      relative: 'This path leaves {{from}} for {{to}}: import it by its package name.',
      deep: '{{name}} does not export {{subpath}}: import what its package.json exports.',
    },
    schema: [],
  },
  defaultOptions: [],
  create(context) {
    const own = packageOf(context.filename);
    if (!own) return {};

    const checkRelative = (node: TSESTree.Node, specifier: string): void => {
      const target = resolve(dirname(context.filename), specifier);
      const other = packageOf(existsSync(join(target, 'package.json')) ? join(target, 'index.ts') : target);
      if (other?.dir === own.dir) return;
      context.report({
        node,
        messageId: 'relative',
        data: { from: own.name, to: other?.name ?? 'the workspace root' },
      });
    };

    const checkDeep = (node: TSESTree.Node, specifier: string): void => {
      const parts = splitSpecifier(specifier);
      if (!parts || parts.name === own.name) return;
      const manifest = findWorkspaceDir(own.dir, parts.name);
      const exported = manifest ? packageOf(join(manifest, 'index.ts'))?.subpaths : undefined;
      if (exported && !isExported(parts.subpath, exported)) {
        context.report({ node, messageId: 'deep', data: { name: parts.name, subpath: parts.subpath } });
      }
    };

    const check = (node: Source): void => {
      if (node.source?.type !== 'Literal' || typeof node.source.value !== 'string') return;
      const specifier = node.source.value;
      if (specifier.startsWith('.')) checkRelative(node.source, specifier);
      else checkDeep(node.source, specifier);
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
});

/** npm links every workspace package under the nearest node_modules above the importer. */
function findWorkspaceDir(from: string, name: string): string | undefined {
  const candidate = join(from, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return candidate;
  return dirname(from) === from ? undefined : findWorkspaceDir(dirname(from), name);
}
