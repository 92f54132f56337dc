import { defineHost } from '@ringtag/tools/federation';

export default defineHost();
