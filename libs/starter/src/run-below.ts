/** The script of the pages below that of a code, as `run.ts` is that of its page. */
import { listenBelow } from '.';
import { listenForApplication } from './application';
import { markBusy } from './busy';

listenBelow();
markBusy();
listenForApplication();
