import { constantTimeComparison } from './constant-time-comparison';
import { guardedEndpoints } from './guarded-endpoints';
import { knownClasses } from './known-classes';
import { noEntityFromController } from './no-entity-from-controller';
import { verbPromises } from './verb-promises';

/** Our own lint rules, as the ESLint plugin `ringtag`; eslint.config.mjs says where each applies. */
export const plugin = {
  rules: {
    'constant-time-comparison': constantTimeComparison,
    'guarded-endpoints': guardedEndpoints,
    'known-classes': knownClasses,
    'no-entity-from-controller': noEntityFromController,
    'verb-promises': verbPromises,
  },
};
