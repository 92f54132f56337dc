import { fetchRemotes } from './remotes/fetch-remotes';

// Started before the shared libraries load; the bootstrap awaits it.
const remotes = fetchRemotes();

// Everything that uses a shared library stays behind this import, so that sharing is settled first.
void import('./bootstrap').then(({ bootstrap }) => bootstrap(remotes));
