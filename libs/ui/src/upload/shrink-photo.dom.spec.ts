import { ATTACHMENT } from '@ringtag/contracts';
import { shrinkPhoto } from './shrink-photo';

const context = { fillStyle: '', fillRect: jest.fn(), drawImage: jest.fn<void, [unknown, ...number[]]>() };
const close = jest.fn();
const photo = new File(['photo of a camera'], 'IMG_1234.png', { type: 'image/png' });
let picture: { width: number; height: number } | undefined;
let drawn: Blob | null;
/** Whether an `<img>` shows the file. */
let isShown: boolean;

beforeEach(() => {
  drawn = new Blob(['small'], { type: 'image/jpeg' });
  const read = () => (picture ? Promise.resolve({ ...picture, close }) : Promise.reject(new Error('no')));
  isShown = false;
  // jsdom reads, shows and draws nothing.
  Object.assign(window, { createImageBitmap: read });
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: jest.fn() });
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(isShown ? 'load' : 'error')));
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(drawn));
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['a large one', { width: 4000, height: 3000 }, [ATTACHMENT.edge, 1200]],
  ['a small one, which is not made larger', { width: 40, height: 30 }, [40, 30]],
  ['a line', { width: 10_000, height: 1 }, [ATTACHMENT.edge, 1]],
])('should make a JPEG of %s', async (_, size, edges) => {
  picture = size;
  const made = await shrinkPhoto(photo);
  expect(context.drawImage.mock.lastCall!.slice(1)).toEqual([0, 0, ...edges]);
  // Neither the name of the file nor what the camera noted in it.
  expect([made.name, made.type, made.size]).toEqual(['photo.jpg', 'image/jpeg', 5]);
  expect(close).toHaveBeenCalled();
});

it('should make a JPEG of a damaged one, too, that the browser shows though it does not read it', async () => {
  const shown = { width: 4000, height: 3000, close };
  const read = (source: unknown) =>
    source === photo ? Promise.reject(new Error('no')) : Promise.resolve(shown);
  Object.assign(window, { createImageBitmap: read });
  isShown = true;
  expect((await shrinkPhoto(photo)).type).toBe('image/jpeg');
  expect(context.drawImage).toHaveBeenLastCalledWith(shown, 0, 0, ATTACHMENT.edge, 1200);
});

it('should leave a file as it is that the browser cannot read', async () => {
  picture = undefined;
  expect(await shrinkPhoto(photo)).toBe(photo);
});

it('should leave a file as it is that the browser cannot write', async () => {
  picture = { width: 1, height: 1 };
  drawn = null;
  expect(await shrinkPhoto(photo)).toBe(photo);
});
