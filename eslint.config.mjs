import { readdirSync, readFileSync } from 'node:fs';
import js from '@eslint/js';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
// The plugin's main entry would compile tools/eslint-rules with a transpiler of its own; this entry does not.
import { enforceModuleBoundaries } from '@nx/eslint-plugin/internal';
import * as importX from 'eslint-plugin-import-x';
import node from 'eslint-plugin-n';
import reactHooks from 'eslint-plugin-react-hooks';
import { tsImport } from 'tsx/esm/api';
import tseslint from 'typescript-eslint';
import { BUBBLES, LOST_FOCUS, NO_MARKUP } from './tools/eslint-rules/markup.mjs';
import { FENCED } from './tools/layers/fences.mjs';
import { ZONES } from './tools/layers/layers.mjs';

const { plugin: ringtag } = await tsImport('./tools/eslint-rules/plugin.ts', import.meta.url);

const TS = ['**/*.ts', '**/*.tsx'];
const SPECS = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.int-spec.ts', '**/*.e2e.ts'];
const WEB = ['shell/**/*.{ts,tsx}', 'mfe-*/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'];

/** What Node runs, and no browser. */
const NODE = ['*.mjs', '{api,bench,cluster,e2e,libs/contracts,libs/qr,tools}/**/*.{ts,tsx,mjs}'];

const FETCH = ['fetch', 'Headers', 'Request', 'Response'];

/** What is experimental in the oldest Node that must run this, and works there. */
const EXPERIMENTAL = [...FETCH, 'crypto.hash', 'fs.cpSync', 'import.meta.dirname', 'zlib.crc32'];

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** Which kind of project may import which (the tags stand in each package.json). */
const BOUNDARIES = [
  { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
  { sourceTag: 'scope:drawn', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:mfe', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:shell', onlyDependOnLibsWithTags: ['scope:shared', 'scope:web'] },
  { sourceTag: 'scope:api', onlyDependOnLibsWithTags: ['scope:shared', 'scope:drawn'] },
  { sourceTag: 'scope:test', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'scope:tools', onlyDependOnLibsWithTags: ['scope:shared'] },
];

/** Builds and tests also use the workspace's tools (a private database, the federation settings), and draw pages. */
const BOUNDARIES_OF_TESTS = BOUNDARIES.map((rule) => ({
  ...rule,
  onlyDependOnLibsWithTags: [...rule.onlyDependOnLibsWithTags, 'scope:tools', 'scope:drawn'],
}));

const boundaries = (depConstraints) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      depConstraints,
      enforceBuildableLibDependency: false,
      // The first script loads them late; what is itself loaded late imports them like any other library.
      checkDynamicDependenciesExceptions: [
        '@ringtag/card',
        '@ringtag/card/**',
        '@ringtag/display',
        '@ringtag/vendor/**',
      ],
    },
  ],
});

const ENVIRONMENT = 'Take the value from the typed configuration: settings are read and checked once.';
const PROCESS = ['process', 'node:process'].map((name) => ({
  name,
  importNames: ['env'],
  message: ENVIRONMENT,
}));

const fences = (open) => ({
  'no-restricted-imports': [
    'error',
    {
      paths: PROCESS,
      patterns: FENCED.filter((fence) => fence !== open).map(({ group, message }) => ({ group, message })),
    },
  ],
});

/** Settings are read in api/src/platform/config; below stands who else may read the environment. */
const NO_ENVIRONMENT = [
  { object: 'process', property: 'env', message: ENVIRONMENT },
  ...['globalThis', 'global'].map((object) => ({ object, property: 'process', message: ENVIRONMENT })),
];

/** One cannot search for `of`, and a noun does not say whether something is read, made or locked (docs/names.md). */
const NO_OF = [
  'FunctionDeclaration[id.name=/^of$|Of$/]',
  ':matches(MethodDefinition, TSMethodSignature)[key.name=/^of$|Of$/]',
  'VariableDeclarator[id.name=/^of$|Of$/] > ArrowFunctionExpression',
  'Property[key.name=/^of$|Of$/] > ArrowFunctionExpression',
].map((selector) => ({ selector, message: 'Name it by a verb, as docs/names.md lists them.' }));

/** OTP-8: `===` on a secret answers sooner the earlier the first difference is. */
const SECRET = '/(?:secret|digest|hash|token|signature)$/i';
const CONSTANT = ['left', 'right'].map((side) => `[${side}.type="Literal"], [${side}.name=/^undefined$/]`);
const COMPARISON = `BinaryExpression[operator=/^[!=]==?$/]:not(${CONSTANT.join(', ')})`;
const NO_TIMING = ['>', '> TSNonNullExpression >'].map((below) => ({
  selector: `${COMPARISON} ${below} :matches(Identifier[name=${SECRET}], [computed=false][property.name=${SECRET}], [property.value=${SECRET}])`,
  message: 'Compare secrets with timingSafeEqual over digests of equal length.',
}));

/** AUT-3: what leaves the API is a DTO with chosen fields, never a row. */
const NO_ENTITIES = [
  ':matches(ImportDeclaration, ImportExpression)[source.value=/\\.entity(\\.[cm]?[jt]s)?$/]',
  'TSTypeReference:matches([typeName.name=/Entity$/], [typeName.right.name=/Entity$/])',
].map((selector) => ({ selector, message: 'A controller knows DTOs, with chosen fields, and no entities.' }));

/** Where a cache key is written: in queries, in filters, in calls of the cache, and in constants. */
const keysIn = (constants) =>
  ['Property[key.name="queryKey"]', `VariableDeclarator[id.name=${constants}]`]
    .flatMap((place) => [`${place} > ArrayExpression`, `${place} > TSAsExpression > ArrayExpression`])
    .concat(
      'CallExpression[callee.property.name=/(QueryData|QueryState|QueryDefaults)$/] > ArrayExpression:first-child',
    );

// Keys are made in the file of their entity, or where several projects find them (docs/federation.md, "Which cache keys
// are shared?").
const NO_OWN_KEYS = keysIn('/^queryKey/').map((array) => ({
  selector: `${array} > :not(SpreadElement):first-child`,
  message:
    'Take the key from <entity>.queries.ts, or from @ringtag/mf-contract where several projects use it.',
}));

/** The shell and all remotes have one cache, so a remote's own keys begin with its name. */
const noForeignKeys = (remote) =>
  keysIn('/^queryKey|Key$/').map((array) => ({
    selector: `${array} > :not(SpreadElement, Literal[value="${remote.replace('mfe-', '')}"]):first-child`,
    message: `Begin the key with the name of ${remote}, or take it from @ringtag/mf-contract.`,
  }));

const REMOTES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'));

/** What is asked of the API about an entity is in one file, which is called alike in all projects. */
const NO_QUERIES = {
  selector: 'CallExpression[callee.name=/^(unwrap|useMutation)$/]',
  message: 'Queries and mutations are in <entity>.queries.ts.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.nx/**',
      '.data/**',
      '**/test-results/**',
      '**/playwright-report/**',
      'libs/api-client/src/schema.ts',
    ],
  },
  {
    plugins: {
      '@nx': { rules: { 'enforce-module-boundaries': enforceModuleBoundaries } },
      'eslint-comments': comments,
      'import-x': importX,
      n: node,
      ringtag,
    },
  },
  {
    files: [...TS, '**/*.mjs'],
    extends: [js.configs.recommended, tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'] })],
      'import-x/ignore': ['/node_modules/(?!@ringtag/)'],
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-restricted-properties': ['error', ...NO_ENVIRONMENT],
      'no-restricted-syntax': ['error', ...NO_MARKUP, ...NO_OF],
      'eslint-comments/require-description': 'error',
      // Another project is reached by its package name. Nx refuses paths too, but only where its graph is cached.
      'import-x/no-relative-packages': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: ZONES }],
      'import-x/no-self-import': 'error',
      // `npx eslint --fix` keeps it.
      'import-x/order': [
        'error',
        {
          groups: ['builtin', ['external', 'internal'], ['parent', 'sibling', 'index']],
          alphabetize: { order: 'asc', caseInsensitive: true },
        },
      ],
      'import-x/no-unresolved': ['error', { ignore: ['^(?!@ringtag/)'] }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', minimumDescriptionLength: 10 },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      ...boundaries(BOUNDARIES),
      ...fences(),
      'ringtag/guarded-endpoints': 'error',
      'ringtag/known-classes': 'error',
      'ringtag/verb-promises': 'error',
    },
  },
  {
    // The types are those of a newer Node than the oldest one that must run this.
    files: NODE,
    languageOptions: { globals: node.configs['flat/recommended-module'].languageOptions.globals },
    rules: {
      'n/no-unsupported-features/node-builtins': ['error', { version: engines.node, ignores: EXPERIMENTAL }],
    },
  },
  ...FENCED.map((fence) => ({ files: [fence.path], rules: fences(fence) })),
  {
    // These rules compile every function they see, so they look only where components and hooks can be.
    files: WEB,
    ignores: [...SPECS, 'libs/contracts/**', 'libs/api-client/**', '**/locales/**'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    // A namespace is one line that says both how it loads and what `t` may say of it (docs/texts.md).
    files: ['**/*texts.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: ['api/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      // Nest reads the classes named in constructors and handlers at run time; a type import would erase them.
      '@typescript-eslint/consistent-type-imports': 'off',
      'no-restricted-syntax': ['error', ...NO_MARKUP, ...NO_OF, ...NO_TIMING],
    },
  },
  {
    files: ['api/src/**/*.controller.ts'],
    rules: { 'no-restricted-syntax': ['error', ...NO_MARKUP, ...NO_OF, ...NO_TIMING, ...NO_ENTITIES] },
  },
  {
    files: WEB,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_MARKUP,
        BUBBLES,
        LOST_FOCUS,
        ...NO_OF,
        ...NO_OWN_KEYS,
        NO_QUERIES,
      ],
    },
  },
  {
    files: ['**/*.queries.ts', ...SPECS],
    rules: { 'no-restricted-syntax': ['error', ...NO_MARKUP, ...NO_OF, ...NO_OWN_KEYS] },
  },
  ...REMOTES.map((remote) => ({
    files: [`${remote}/**/*.queries.ts`],
    rules: { 'no-restricted-syntax': ['error', ...NO_MARKUP, ...NO_OF, ...noForeignKeys(remote)] },
  })),
  {
    files: ['**/*.config.{ts,mjs}', 'api/test/**', 'tools/**', 'libs/starter/src/**/testing/**', ...SPECS],
    rules: boundaries(BOUNDARIES_OF_TESTS),
  },
  {
    files: [
      '**/*.config.{ts,mjs}',
      'api/src/platform/config/**',
      'api/test/**',
      '{bench,cluster,e2e,tools}/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  // A test of a part may show the page above that it belongs to.
  { files: ['mfe-*/**/*.spec.tsx'], rules: { 'import-x/no-restricted-paths': 'off' } },
  { files: ['**/*.int-spec.ts'], rules: { 'no-restricted-properties': 'error' } },
  // A class with more parameters does several things.
  { files: ['api/src/**'], rules: { 'max-params': ['error', 8] } },
  // Written by `npm run migration`; the texts of a namespace are one file per language.
  { files: ['api/src/migrations/**', '**/locales/*.ts'], rules: { 'max-lines': 'off' } },
  { files: WEB, rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] } },
  { files: ['{bench,cluster,tools}/**', 'api/src/admin.ts'], rules: { 'no-console': 'off' } },
  {
    // The workspace root belongs to no project, so its own settings reach into tools/ by path.
    files: ['*.mjs', '*.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off', 'import-x/no-relative-packages': 'off' },
  },
);
