import { fetchRemotes } from './remotes/fetch-remotes';

// The request starts before the shared libraries load. The bootstrap awaits its answer.
const remotes = fetchRemotes();

// Code that uses a shared library must be behind this import: Module Federation first decides which versions to share.
import('./bootstrap')
  .then(({ bootstrap }) => bootstrap(remotes))
  .catch((error: unknown) => {
    console.error(error);
    // Of a document with an empty frame (index.html). A page that the server has drawn works without the application.
    window.sayNotStarted?.();
  });

declare global {
  interface Window {
    /** Shows that the application did not start, in the words that the server has put into the frame. */
    sayNotStarted?: () => void;
  }
}
