import { ATTACHMENT } from '@ringtag/contracts';

const QUALITY = 0.85;

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
  let preparing: Promise<void> | undefined;

  const prepare = async () => {
    const chosen = [...(input.files ?? [])];
    note.textContent = chosen.length > 0 ? note.dataset['preparing']! : '';
    const made = await Promise.all(chosen.slice(0, ATTACHMENT.photos).map(shrink));
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
  form.addEventListener('submit', (event) => {
    if (!preparing) return;
    event.preventDefault();
    const { submitter } = event;
    void preparing.then(() => form.requestSubmit(submitter));
  });
}

/** The photo as a JPEG of at most 1,600 px without metadata; the file itself where the browser cannot read it. */
async function shrink(file: File): Promise<File> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return file;
  const scale = Math.min(1, ATTACHMENT.edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return file;
  // A JPEG has no transparency: it would be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob ? new File([blob], 'photo.jpg', { type: blob.type }) : file;
}

function showPreviews(previews: HTMLElement, files: readonly File[]): void {
  for (const { src } of previews.querySelectorAll('img')) URL.revokeObjectURL(src);
  previews.replaceChildren(
    ...files.map((file) => Object.assign(new Image(), { src: URL.createObjectURL(file), alt: '' })),
  );
}
