import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/install.mjs';

/**
 * Folders that have an order, from the ground up: each may import those before it, never one after it. A folder needs a
 * place here once another folder imports it: a folder without one may import all that have one, and nobody imports it.
 * What lies beside the folders, as the file that puts them together, is no part of the order.
 */
export const ORDERS = {
  'api/src': [
    'platform',
    'records',
    'delivery',
    'accounts',
    'live',
    'codes',
    'inbox',
    'web',
    'self-service',
    'releases',
    'operations',
  ],
  libs: [
    'contracts',
    'event-stream',
    'vendor',
    'qr',
    'ui',
    'mf-contract',
    'api-client',
    'i18n',
    'session',
    'display',
    'forms',
    'pages',
    'lists',
    'profile-fields',
    'verification',
    'activation',
    'card',
    'documents',
    'starter',
    'qr-designer',
    'template-editor',
    'shell-controls',
    'gallery',
  ],
  'cluster/src': ['parts', 'load', 'check', 'faults'],
  'shell/src': ['display', 'first-paint', 'session', 'live', 'pages', 'routing', 'remotes', 'layouts'],
  'mfe-admin/src': [
    'operations',
    'system',
    'presets',
    'records',
    'labels',
    'codes',
    'settings',
    'projects',
    'accounts',
    'reports',
  ],
  'mfe-auth/src': ['account', 'sign-in', 'sign-up', 'password-reset'],
  'mfe-dashboard/src': [
    'page',
    'own-address',
    'alerts',
    'next-steps',
    'codes',
    'attachments',
    'messages',
    'helping',
    'account',
    'my-code',
    'profile',
  ],
  'mfe-scan/src': [
    'layout',
    'camera',
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

/** No features: texts, and what `npm run migration` writes. */
const NO_FEATURES = ['locales', 'migrations'];

/**
 * The folders of an area without a place in its order.
 * @param {string} area
 * @param {readonly string[]} order
 */
export function listWithoutPlace(area, order) {
  return readdirSync(join(ROOT, area), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && ![...order, ...NO_FEATURES].includes(entry.name))
    .map(({ name }) => name);
}

/**
 * No import of a folder above, nor of a folder without a place.
 * @param {string} area
 * @param {readonly string[]} order
 */
export function toZones(area, order) {
  const withoutPlace = listWithoutPlace(area, order);
  const path = (folder) => `./${area}/${folder}`;
  const upward = order.slice(0, -1).map((folder, height) => ({
    target: path(folder),
    from: order.slice(height + 1).map(path),
    message: `${folder} must not know it: ${area} has an order, see tools/layers/layers.mjs.`,
  }));
  const folders = [...order, ...withoutPlace];
  const unordered = withoutPlace.map((folder) => ({
    target: folders.filter((other) => other !== folder).map(path),
    from: path(folder),
    message: `Give ${folder} its place in the order of ${area} first: tools/layers/layers.mjs.`,
  }));
  return folders.length > 1 ? [...upward, ...unordered] : [];
}

/** The features of a remote that is not named above: none has a place yet. */
const newRemotes = () =>
  Object.fromEntries(
    readdirSync(ROOT)
      .filter((name) => name.startsWith('mfe-') && existsSync(join(ROOT, name, 'src')))
      .map((name) => [`${name}/src`, []]),
  );

/** No import past the index.ts of a domain of the API. */
const pastAnIndex = LAYERS.filter((layer) => layer !== GROUND).map((layer) => ({
  target: LAYERS.filter((other) => other !== layer).map((other) => `${SRC}/${other}`),
  from: `${SRC}/${layer}`,
  except: ['./index.ts'],
  message: `Import what ${layer} offers from its index.ts.`,
}));

/** For the rule import-x/no-restricted-paths. */
export const ZONES = [
  ...Object.entries({ ...newRemotes(), ...ORDERS }).flatMap(([area, order]) => toZones(area, order)),
  ...pastAnIndex,
];
