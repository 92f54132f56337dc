/**
 * How node runs the API, as the README, deploy/Dockerfile and deploy/ringtag.service tell it, too. What each saves is
 * from `npm run bench`: a small young generation 30 MB, and a ceiling on the heap (of which a tenth is in use) 65 MB of
 * garbage not yet collected. The third saves a third of the processor for a document: while the first requests wait for
 * the database, V8 learns that what belongs to a request lives long, and from then on has the slow collector free it.
 */
export const API_FLAGS = [
  '--max-semi-space-size=4',
  '--max-old-space-size=512',
  '--no-allocation-site-pretenuring',
];
