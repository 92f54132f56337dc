import { toRememberedKey } from '@ringtag/contracts';
import { elementAt } from './element-at';
import { ifAllowed } from './if-allowed';
import { say } from './status';

/** Shows the link to the conversation that this browser remembers, where it is one of this activation (`data-mark`). */
export function showRemembered(): void {
  const link = document.querySelector<HTMLElement>('[data-mine]');
  if (!link) return;
  const { mine, mark } = link.dataset;
  link.hidden = ifAllowed(() => localStorage.getItem(toRememberedKey(mine!))) !== mark;
}

/**
 * `[data-remember]` holds the token of a conversation that this browser is to remember. `[data-forget]` and
 * `[data-forgotten]` hold codes of which it remembers none any more.
 */
export function listenForRemembering(): void {
  const over = document.querySelector<HTMLElement>('[data-forgotten]');
  if (over) forget(over.dataset.forgotten!);
  document.addEventListener('submit', ({ target }) => {
    const forgotten = target instanceof HTMLFormElement && target.dataset.forget;
    if (forgotten) forget(forgotten);
  });
  document.addEventListener('click', (event) => {
    const button = elementAt(event, '[data-remember]');
    if (button) void remember(button);
  });
}

async function remember({ dataset }: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(`/api/conversation/${dataset.remember}/remembered`, { method: 'PUT' });
    if (!answer.ok) throw new Error(answer.statusText);
    const { alias, mark } = (await answer.json()) as { alias: string; mark: string };
    localStorage.setItem(toRememberedKey(alias), mark);
    say(dataset.done!);
  } catch {
    // No network, or the browser keeps nothing.
    say(dataset.failed!);
  }
}

function forget(alias: string): void {
  ifAllowed(() => localStorage.removeItem(toRememberedKey(alias)));
}
