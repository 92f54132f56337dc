/** The script of a scan page: the only one that runs before a touch. The build of the API makes one small file of it. */
import { listen } from '.';
import { listenForApplication } from './application';
import { markBusy } from './busy';

listen();
markBusy();
listenForApplication();
