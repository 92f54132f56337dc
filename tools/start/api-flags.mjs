/**
 * How node runs the API, as the README and deploy/Dockerfile tell it, too; what each saves is from `npm run bench`: a
 * small young generation 30 MB, a ceiling on the heap (of which a tenth is in use) 65 MB of garbage not yet collected.
 */
export const API_FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'];
