import { fetchRemotes } from './remotes/fetch-remotes';

// The request starts before the shared libraries load. The bootstrap awaits its answer.
const remotes = fetchRemotes();

// Code that uses a shared library must be behind this import: Module Federation first decides which versions to share.
void import('./bootstrap').then(({ bootstrap }) => bootstrap(remotes));
