export { acceptPages } from './documents/accept-pages';
export { BuildReader, listCandidates, readBuild, type ShippedRemote } from './documents/builds';
export { chooseRelease } from './documents/choose-release';
export { areChunks } from './documents/preloads';
export { EarlyAnswers } from './documents/early-answers';
export {
  type BuildTexts,
  type KnownRelease,
  type ReleasedFile,
  type ReleaseSource,
} from './documents/release-source';
export { PagesModule } from './pages.module';
export { refuseScansOfOtherSites } from './scan/other-sites';
export { WebModule } from './web.module';
