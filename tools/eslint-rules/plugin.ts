import { guardedEndpoints } from './guarded-endpoints';
import { knownClasses } from './known-classes';
import { verbPromises } from './verb-promises';

/** Our own lint rules, as the ESLint plugin `ringtag`; eslint.config.mjs says where each applies. */
export const plugin = {
  rules: {
    'guarded-endpoints': guardedEndpoints,
    'known-classes': knownClasses,
    'verb-promises': verbPromises,
  },
};
