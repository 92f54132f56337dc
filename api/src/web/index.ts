export { readBuild } from './documents/build-manifest';
export { acceptPages } from './documents/accept-pages';
export { BuildReader } from './documents/builds';
export { chooseRelease } from './documents/choose-release';
export type { Builds, ShippedRemote } from './documents/deployed-builds';
export { areChunks } from './documents/preloads';
export { EarlyAnswers } from './documents/early-answers';
export {
  type BuildTexts,
  type KnownRelease,
  listCandidates,
  type ReleasedFile,
  type ReleaseSource,
} from './documents/release-source';
export { PagesModule } from './pages.module';
export { RemoteFailures } from './remote-failures/remote-failures';
export { refuseScansOfOtherSites } from './scan/other-sites';
export { WebModule } from './web.module';
