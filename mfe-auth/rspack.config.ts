import { defineRemote } from '@ringtag/tools/federation';

export default defineRemote('mfe-auth');
