export { assertReleaseFiles } from './assert-release-files';
export { ReleasesModule } from './releases.module';
