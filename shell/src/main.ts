import { fetchRemotes } from './remotes/fetch-remotes';

// The request starts before the shared libraries load. The bootstrap awaits its answer.
const remotes = fetchRemotes();

// Code that uses a shared library must be behind this import: Module Federation first decides which versions to share.
import('./bootstrap')
  .then(({ bootstrap }) => bootstrap(remotes))
  .catch((error: unknown) => {
    console.error(error);
    const root = document.getElementById('root')!;
    // A page that the server has drawn works without the application. An empty frame has to go.
    const drawing = document.getElementById('first-paint');
    if (drawing && !drawing.querySelector('[aria-busy]')) return;
    drawing?.remove();
    root.hidden = false;
    // In English, without a style sheet: neither other texts nor components may be there.
    const button = document.createElement('button');
    button.textContent = 'Try again';
    button.onclick = window.ononline = () => location.reload();
    root.setAttribute('role', 'alert');
    root.replaceChildren('Couldn’t load this page. ', button);
  });
