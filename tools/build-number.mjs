// After `npm run build`: writes beside each build which commit it was made from.
import { tsImport } from 'tsx/esm/api';
import { fail, ROOT } from './start/install.mjs';

const { readBuildNumber, writeBuildNumber } = await tsImport('./release/build-number.ts', import.meta.url);
try {
  const build = readBuildNumber(ROOT, process.env.BUILD_COMMIT);
  writeBuildNumber(ROOT, build);
  if (!build)
    console.warn(
      'The builds have no number: this folder has no complete history. Run "git fetch --unshallow", or set BUILD_COMMIT.',
    );
} catch (error) {
  fail(error.message);
}
