// After `npm run build`: writes beside each build which commit it was made from.
import { readBuildNumber, writeBuildNumber } from './start/build-number.mjs';
import { fail, ROOT } from './start/install.mjs';

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
