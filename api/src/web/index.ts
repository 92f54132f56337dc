export { acceptPages } from './documents/accept-pages';
export { EarlyAnswers } from './documents/early-answers';
export { PagesModule } from './pages.module';
export { refuseScansOfOtherSites } from './scan/other-sites';
export { WebModule } from './web.module';
