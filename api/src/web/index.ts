export { serveFrontend } from './documents/frontend';
export { MessageForm } from './scan/message-form';
export { refuseScansOfOtherSites } from './scan/other-sites';
export { ScanActivations } from './scan/scan-activations';
export { ScanAnswers } from './scan/scan-answers';
export { keptScans } from './scan/kept-scans';
export { Scans } from './scan/scans';
export { WebModule } from './web.module';
