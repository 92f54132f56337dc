export { acceptPages } from './documents/accept-pages';
export { ScanDocuments } from './documents/scan-documents';
export { PagesModule } from './pages.module';
export { KeptScans } from './scan/kept-scans';
export { refuseScansOfOtherSites } from './scan/other-sites';
export { WebModule } from './web.module';
