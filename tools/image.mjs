// Puts together what the image holds, from builds and installed packages; deploy/Dockerfile and tests call it:
//   npm run image -- <an empty folder>
// Where there is no git history, BUILD_ID names the build, and BUILD_COMMIT is "<number of commits> <commit>".
import { tsImport } from 'tsx/esm/api';
import { fail, ROOT } from './start/install.mjs';

const { assembleImage } = await tsImport('./image/assemble-image.ts', import.meta.url);
const { readBuildId } = await tsImport('./image/build-id.ts', import.meta.url);
const { readBuildNumber, writeBuildNumber } = await tsImport('./release/build-number.ts', import.meta.url);
const [folder] = process.argv.slice(2);
if (!folder) fail('Usage: npm run image -- <an empty folder>');
try {
  const { BUILD_ID, BUILD_COMMIT } = process.env;
  const build = readBuildNumber(ROOT, BUILD_COMMIT);
  const { packages, files, bytes } = assembleImage(ROOT, folder, readBuildId(ROOT, BUILD_ID));
  writeBuildNumber(folder, build);
  console.log(`${packages} packages, ${files} files, ${(bytes / 1e6).toFixed(0)} MB`);
} catch (error) {
  fail(error.message);
}
