/** The domains of the API, from the ground up: each may import those before it, never one after it. */
export const LAYERS = [
  'platform',
  'records',
  'delivery',
  'accounts',
  'codes',
  'inbox',
  'web',
  'self-service',
  'operations',
];

const SRC = './api/src';
/** What is below the domains is no domain: its folders are libraries, each imported by its files. */
const GROUND = 'platform';

/** For the rule import-x/no-restricted-paths: no import of a domain above, and none past a domain's index.ts. */
export const ZONES = LAYERS.flatMap((layer, height) => {
  const above = LAYERS.slice(height + 1);
  const others = LAYERS.filter((other) => other !== layer);
  return [
    ...above.map((higher) => ({
      target: `${SRC}/${layer}`,
      from: `${SRC}/${higher}`,
      message: `${layer} is below ${higher} and must not know it: see docs/architecture.md, "Layers".`,
    })),
    ...(layer === GROUND
      ? []
      : [
          {
            target: others.map((other) => `${SRC}/${other}`),
            from: `${SRC}/${layer}`,
            except: ['./index.ts'],
            message: `Import what ${layer} offers from its index.ts.`,
          },
        ]),
  ];
});
