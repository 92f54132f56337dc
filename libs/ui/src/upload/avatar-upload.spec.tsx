import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentToast } from '../feedback/toast-store';
import { installDialogInJsdom } from '../testing/dialog-in-jsdom';
import { AvatarUpload, type AvatarUploadLabels } from './avatar-upload';
import { PICTURE_MAX_BYTES } from './picture';

installDialogInJsdom();

const LABELS: AvatarUploadLabels = {
  choose: 'Choose a picture',
  change: 'Change the picture',
  remove: 'Remove',
  busy: 'Opening…',
  notAnImage: 'No picture',
  tooLarge: 'Too large',
  unreadable: 'Unreadable',
  unavailable: 'Unavailable',
  crop: {
    title: 'Choose the part',
    close: 'Close',
    move: 'Move',
    zoom: 'Zoom',
    rotate: 'Turn',
    cancel: 'Cancel',
    apply: 'Use',
  },
};

/** The toast for a refused upload (specification 8). */
const RED = { variant: 'error', duration: 2000, placement: 'top-center' };

const bitmap = { width: 800, height: 600, close: jest.fn() };
const decode = jest.fn(async (_file: Blob, _options?: ImageBitmapOptions) => bitmap);

beforeAll(() => {
  // jsdom cannot decode pictures.
  Object.assign(globalThis, { createImageBitmap: decode });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  // Nor does it load them: what is no picture fails in an `<img>`, too.
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (
    this: HTMLImageElement,
    src,
  ) {
    if (src === 'blob:picture') queueMicrotask(() => this.dispatchEvent(new Event('error')));
    else this.setAttribute('src', src);
  });
});
beforeEach(() => jest.clearAllMocks());

function show(src?: string) {
  const onChange = jest.fn();
  const onRemove = jest.fn();
  const { container } = render(
    <AvatarUpload name="Ann Lee" src={src} onChange={onChange} onRemove={onRemove} labels={LABELS} />,
  );
  const input = container.querySelector('input') as HTMLInputElement;
  const pick = (file: File) => userEvent.upload(input, file, { applyAccept: false });
  return { container, onChange, onRemove, pick };
}

describe('AvatarUpload', () => {
  it('should offer to choose a picture, or to change or remove the one there is', async () => {
    const { container } = show();
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    expect(container.textContent).toContain('AL');
    const { onRemove } = show('/ann.webp');
    expect(screen.getByRole('button', { name: 'Change the picture' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
  });

  it('should open the cropper with the picture turned as its camera says', async () => {
    const { pick } = show();
    await pick(new File(['x'], 'ann.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('dialog', { name: 'Choose the part' })).toBeTruthy();
    expect(decode.mock.calls[0]?.[1]).toEqual({ imageOrientation: 'from-image' });
    expect(screen.getByRole('button', { name: 'Use' })).toHaveProperty('disabled', true);
  });

  it('should give the memory of a picture back when its cut is cancelled', async () => {
    const { pick, onChange } = show();
    await pick(new File(['x'], 'ann.jpg', { type: 'image/jpeg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(bitmap.close).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('should open the same file again', async () => {
    const { pick } = show();
    const file = new File(['x'], 'ann.jpg', { type: 'image/jpeg' });
    await pick(file);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await pick(file);
    expect(await screen.findByRole('dialog', { name: 'Choose the part' })).toBeTruthy();
    expect(decode).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['No picture', new File(['x'], 'a.txt', { type: 'text/plain' })],
    [
      'Too large',
      Object.defineProperty(new File([], 'a.png', { type: 'image/png' }), 'size', {
        value: PICTURE_MAX_BYTES + 1,
      }),
    ],
  ])('should say %j, in a red toast too, and decode nothing', async (problem, file) => {
    const { pick } = show();
    await pick(file);
    expect(await screen.findByText(problem)).toBeTruthy();
    expect(currentToast()).toMatchObject({ description: problem, ...RED });
    expect(decode).not.toHaveBeenCalled();
  });

  it('should say that a picture cannot be read, until the next one, and in a red toast (UI-133)', async () => {
    decode.mockRejectedValueOnce(new Error('The source image could not be decoded.'));
    const { pick } = show();
    await pick(new File(['x'], 'broken.png', { type: 'image/png' }));
    expect(await screen.findByText('Unreadable')).toBeTruthy();
    expect(currentToast()).toMatchObject({ description: 'Unreadable', ...RED });
    await pick(new File(['x'], 'ann.png', { type: 'image/png' }));
    await screen.findByRole('dialog');
    expect(screen.queryByText('Unreadable')).toBeNull();
  });

  it('should announce that it opens a picture', async () => {
    let finish: (picture: typeof bitmap) => void = () => undefined;
    decode.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const { pick } = show();
    await pick(new File(['x'], 'ann.png', { type: 'image/png' }));
    expect(screen.getByRole('status').textContent).toBe('Opening…');
    await act(async () => finish(bitmap));
    await screen.findByRole('dialog');
  });
});
