/**
 * The flags of Node for the API. README.md, deploy/Dockerfile and deploy/ringtag.service repeat them. `npm run bench`
 * measured what each of them saves:
 * - a small young generation: 30 MB;
 * - a limit for the heap, a tenth of which is in use: 65 MB of garbage;
 * - no pretenuring: a third of the processor time of a document. The first requests wait for the database, so V8 expects
 *   the objects of all requests to live long, and creates them in the old generation, where freeing them takes longer.
 */
export const API_FLAGS = [
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
];
