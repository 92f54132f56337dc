import { BACKGROUND_HEADER } from '@ringtag/contracts';
import { markCalls } from '../session/mark-calls';

/** Runs work whose reads do not prolong the session, because nobody has asked for them (SES-4). */
export const inBackground = markCalls((request) => {
  if (request.method === 'GET') request.headers.set(BACKGROUND_HEADER, '1');
});
