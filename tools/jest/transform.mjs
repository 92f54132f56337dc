/**
 * Jest runs CommonJS on Node 20, so SWC also turns the ESM-only packages we use into CommonJS.
 * Decorator metadata is what Nest's injection and class-transformer read.
 */
const ESM_PACKAGES = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'nodemailer',
  'content-disposition',
  'cookie',
  '@fastify/cookie',
  'uuid',
  '@ringtag',
];

const swc = (parser) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', decorators: true, ...parser },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** What every Jest project shares: file types, SWC, and which packages it compiles. */
export const transformed = {
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|js|mjs)$': swc({}), '\\.tsx$': swc({ tsx: true }) },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ESM_PACKAGES.join('|')})/)`],
};
