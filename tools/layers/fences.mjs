/** Libraries that are reached through one place only; `path` is where they may be imported directly. */
export const FENCED = [
  {
    path: 'libs/vendor/src/router/**',
    group: ['react-router-dom', 'react-router-dom/*', 'react-router', 'react-router/*'],
    message: 'Import from @ringtag/vendor/router: the facade keeps the shared bundle small.',
  },
  {
    path: 'libs/vendor/src/query.ts',
    group: ['@tanstack/*'],
    message: 'Import from @ringtag/vendor/query: the facade keeps the shared bundle small.',
  },
  {
    path: 'libs/vendor/src/redux.ts',
    group: ['@reduxjs/toolkit', '@reduxjs/toolkit/*', 'react-redux', '/redux'],
    message: 'Import from @ringtag/vendor/redux: the facade keeps the shared bundle small.',
  },
  {
    path: 'libs/vendor/src/i18n.ts',
    group: ['i18next', 'i18next/*', 'react-i18next', 'react-i18next/*'],
    message: 'Import from @ringtag/vendor/i18n: the facade keeps the shared bundle small.',
  },
  {
    path: 'libs/vendor/src/{inline,overlays,tabs,toast}.ts',
    group: ['radix-ui', 'radix-ui/*', '@radix-ui/*'],
    message: 'Import the component from @ringtag/ui.',
  },
  {
    path: 'libs/ui/**',
    group: ['inline', 'overlays', 'tabs', 'toast'].map((entry) => `@ringtag/vendor/${entry}`),
    message: 'Import the component from @ringtag/ui.',
  },
  {
    path: 'shell/src/remotes/load-remote.ts',
    group: [
      '@module-federation/runtime',
      '@module-federation/runtime/*',
      '@module-federation/enhanced/runtime',
    ],
    message: 'Only shell/src/remotes/load-remote.ts talks to the Module Federation runtime.',
  },
  {
    path: 'api/src/platform/tracing/**',
    group: ['@opentelemetry/*'],
    message: 'Take inSpan of platform/tracing: the packages are loaded only where a collector is configured.',
  },
];
