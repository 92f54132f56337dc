export { acceptPages } from './documents/accept-pages';
export { EarlyAnswers } from './documents/early-answers';
export { PagesModule } from './pages.module';
export { RemoteFailures } from './remote-failures/remote-failures';
export { refuseScansOfOtherSites } from './scan/other-sites';
export { WebModule } from './web.module';
