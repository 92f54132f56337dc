export { ReleasesModule } from './releases.module';
