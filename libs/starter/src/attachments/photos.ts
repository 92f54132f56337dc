import { ATTACHMENT } from '@ringtag/contracts';
import { shrinkPhoto } from '@ringtag/ui/shrink-photo';

/**
 * Shrinks the photos that somebody chooses before they are sent, and shows them small. The server does not rely on it:
 * what this browser cannot read is sent as it is.
 */
export function listenForPhotos(): void {
  const input = document.querySelector<HTMLInputElement>('input[data-photos]');
  const form = input?.form;
  const note = form?.querySelector<HTMLElement>('[data-photos-note]');
  const previews = form?.querySelector<HTMLElement>('[data-previews]');
  if (!input || !form || !note || !previews) return;
  const fold = input.closest('details');
  let preparing: Promise<void> | undefined;

  const prepare = async () => {
    const chosen = [...(input.files ?? [])];
    note.textContent = chosen.length > 0 ? note.dataset['preparing']! : '';
    const made = await Promise.all(chosen.slice(0, ATTACHMENT.photos).map(shrinkPhoto));
    const files = new DataTransfer();
    for (const file of made) files.items.add(file);
    input.files = files.files;
    note.textContent = chosen.length > made.length ? note.dataset['first']! : '';
    showPreviews(previews, made);
  };
  input.addEventListener('change', () => {
    const own = prepare()
      .catch(() => (note.textContent = ''))
      .then(() => {
        if (preparing === own) preparing = undefined;
      });
    preparing = own;
  });
  form.addEventListener('reset', () => {
    note.textContent = '';
    showPreviews(previews, []);
    fold?.removeAttribute('open');
  });
  form.addEventListener('submit', (event) => {
    if (!preparing) return;
    event.preventDefault();
    const { submitter } = event;
    void preparing.then(() => form.requestSubmit(submitter));
  });
  // Not all browsers open what a link leads to.
  if (location.hash === `#${input.id}`) {
    fold?.setAttribute('open', '');
    input.scrollIntoView();
  }
}

function showPreviews(previews: HTMLElement, files: readonly File[]): void {
  for (const { src } of previews.querySelectorAll('img')) URL.revokeObjectURL(src);
  previews.replaceChildren(...files.map(toPreview));
}

function toPreview(file: File): HTMLImageElement {
  const image = Object.assign(new Image(), { src: URL.createObjectURL(file), alt: '' });
  // What is no photo is refused by the server.
  image.addEventListener('error', () => image.remove());
  return image;
}
