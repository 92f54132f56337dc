import { sayShared } from '@ringtag/session/shared-computer';

/** Keeps the answer to "This is a shared computer": the application takes over the page when somebody touches it. */
export function listenForShared(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'shared') sayShared(target.checked);
  });
}
