/**
 * Folders that have an order, from the ground up: each may import those before it, never one after it. What lies beside
 * them, as the file that puts them together, is no part of the order.
 */
export const ORDERS = {
  'api/src': [
    'platform',
    'records',
    'delivery',
    'accounts',
    'codes',
    'inbox',
    'web',
    'self-service',
    'operations',
  ],
  libs: [
    'contracts',
    'vendor-i18n',
    'vendor-query',
    'vendor-redux',
    'vendor-router',
    'qr',
    'ui',
    'mf-contract',
    'api-client',
    'i18n',
    'session',
    'display',
    'scan-card',
    'forms',
    'pages',
    'lists',
    'profile-fields',
    'verification',
    'activation',
    'qr-designer',
    'template-editor',
    'shell-controls',
    'gallery',
  ],
  'shell/src': ['display', 'first-paint', 'session', 'pages', 'routing', 'remotes', 'layouts'],
  'mfe-admin/src': ['presets', 'records', 'labels', 'codes', 'projects', 'accounts', 'settings', 'system'],
  'mfe-auth/src': ['account', 'sign-in', 'sign-up', 'password-reset'],
  'mfe-dashboard/src': ['page', 'codes', 'messages', 'my-code', 'account', 'profile'],
  'mfe-scan/src': [
    'layout',
    'find-code',
    'state',
    'message',
    'template',
    'activating',
    'card',
    'code-step',
    'activation',
    'paused',
    'unactivation',
    'scan',
  ],
};

/** The domains of the API. */
export const LAYERS = ORDERS['api/src'];

const SRC = './api/src';
/** What is below the domains is no domain: its folders are libraries, each imported by its files. */
const GROUND = 'platform';

/** No import of a folder above. */
const upward = Object.entries(ORDERS).flatMap(([area, folders]) =>
  folders.slice(0, -1).map((folder, height) => ({
    target: `./${area}/${folder}`,
    from: folders.slice(height + 1).map((higher) => `./${area}/${higher}`),
    message: `${folder} must not know it: ${area} has an order, see tools/layers/layers.mjs.`,
  })),
);

/** No import past the index.ts of a domain of the API. */
const pastAnIndex = LAYERS.filter((layer) => layer !== GROUND).map((layer) => ({
  target: LAYERS.filter((other) => other !== layer).map((other) => `${SRC}/${other}`),
  from: `${SRC}/${layer}`,
  except: ['./index.ts'],
  message: `Import what ${layer} offers from its index.ts.`,
}));

/** For the rule import-x/no-restricted-paths. */
export const ZONES = [...upward, ...pastAnIndex];
