import { defineRemote, WORKSPACE_ROOT } from '../federation';
import { currentPlan, devBuildPath } from './plan';

/**
 * Development builds of the remotes nobody works on. Production builds will not do: their React and the dev server's
 * do not mix.
 */
export default currentPlan(WORKSPACE_ROOT).builds.map((name) =>
  defineRemote(name, { mode: 'development', outputPath: devBuildPath(WORKSPACE_ROOT, name) }),
);
