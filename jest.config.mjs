import { transformed } from './tools/jest/transform.mjs';

const IGNORED = ['/node_modules/', '/dist/', '/.nx/', '/.data/'];
const WEB = ['shell', 'mfe-*'];
const NODE = ['api', 'tools', 'bench', 'cluster', 'e2e'];

const STYLES = { '\\.css$': '<rootDir>/tools/jest/css-modules.cjs' };

/** docs/testing.md: unit tests beside the code, integration tests of the API over HTTP. */
const project = (displayName, testMatch, more) => ({
  ...transformed,
  displayName,
  rootDir: import.meta.dirname,
  testMatch: testMatch.map((glob) => `<rootDir>/${glob}`),
  testPathIgnorePatterns: IGNORED,
  // The API draws the scan page, so its tests meet style sheets as well.
  moduleNameMapper: STYLES,
  modulePathIgnorePatterns: ['/dist/', '/.nx/'],
  // Tests run in a context of their own, where each look-up of a global takes a hundred times as long.
  sandboxInjectedGlobals: ['Math'],
  ...more,
});

/** Half of the time would go into loading the same modules again for each file. */
const KEPT = '<rootDir>/tools/jest/kept-modules.ts';
const onMariaDb = process.env.DATABASE_URL !== undefined;

export default {
  // Applies to all projects: Jest reads it only here. Only a test that hangs meets it, however busy the machine is.
  testTimeout: 120_000,
  projects: [
    project('unit-node', [...NODE.map((dir) => `${dir}/**/*.spec.ts`), 'libs/*/src/**/*.spec.ts'], {
      testEnvironment: 'node',
      testRunner: KEPT,
      testPathIgnorePatterns: [...IGNORED, '\\.dom\\.spec\\.ts$'],
    }),
    project(
      'unit-web',
      [
        ...WEB.map((dir) => `${dir}/**/*.spec.{ts,tsx}`),
        'libs/*/src/**/*.spec.tsx',
        'libs/*/src/**/*.dom.spec.ts',
      ],
      {
        testEnvironment: 'jsdom',
        setupFiles: ['<rootDir>/tools/jest/web-setup.ts'],
        // React asks for them with each element.
        sandboxInjectedGlobals: ['Array', 'Error', 'Map', 'Math', 'Object'],
        moduleNameMapper: {
          ...STYLES,
          '\\.(svg|png|jpe?g|webp|avif|woff2)$': '<rootDir>/tools/jest/asset.ts',
        },
      },
    ),
    // Needs the builds, and takes minutes: `npm run test:cluster`.
    project('cluster', ['{cluster,tools}/**/*.cluster-spec.ts'], { testEnvironment: 'node' }),
    project('fuzz', ['api/test/fuzz/*.fuzz.ts'], { testEnvironment: 'node' }),
    project('integration', ['api/**/*.int-spec.ts'], {
      testEnvironment: 'node',
      testRunner: KEPT,
      // Races and faults need a real server: the embedded database runs one transaction at a time. What no database can
      // change is tested on the embedded one alone.
      testPathIgnorePatterns: [...IGNORED, `\\.${onMariaDb ? 'embedded' : 'mariadb'}\\.int-spec\\.ts$`],
    }),
  ],
};
