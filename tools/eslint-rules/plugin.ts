import { constantTimeComparison } from './constant-time-comparison';
import { guardedEndpoints } from './guarded-endpoints';
import { noDangerousHtml } from './no-dangerous-html';
import { noEntityFromController } from './no-entity-from-controller';
import { noProcessEnv } from './no-process-env';
import { noRelativeCrossProjectImports } from './no-relative-cross-project-imports';
import { reasonedDirectives } from './reasoned-directives';

/** Our own lint rules, as the ESLint plugin `ringtag`; eslint.config.mjs says where each applies. */
export const plugin = {
  rules: {
    'constant-time-comparison': constantTimeComparison,
    'guarded-endpoints': guardedEndpoints,
    'no-dangerous-html': noDangerousHtml,
    'no-entity-from-controller': noEntityFromController,
    'no-process-env': noProcessEnv,
    'no-relative-cross-project-imports': noRelativeCrossProjectImports,
    'reasoned-directives': reasonedDirectives,
  },
};
