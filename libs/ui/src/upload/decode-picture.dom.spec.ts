import { decodePicture } from './decode-picture';

const file = new File(['photo of a camera'], 'IMG_1234.jpg', { type: 'image/jpeg' });
const bitmap = { width: 4, height: 3 };
const read = jest.fn();
const revoke = jest.fn();
const drawImage = jest.fn();
/** Whether an `<img>` shows the file. */
let shown: boolean;

beforeEach(() => {
  jest.clearAllMocks();
  // jsdom reads and shows no pictures.
  Object.assign(window, { createImageBitmap: read });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoke });
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(function (this: HTMLImageElement) {
    queueMicrotask(() => this.dispatchEvent(new Event(shown ? 'load' : 'error')));
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  read.mockImplementation((source) =>
    source === file ? Promise.reject(new Error('no')) : Promise.resolve(bitmap),
  );
});
afterEach(() => jest.restoreAllMocks());

it('should read a picture as its camera held it', async () => {
  read.mockResolvedValue(bitmap);
  expect(await decodePicture(file)).toBe(bitmap);
  expect(read.mock.calls).toEqual([[file, { imageOrientation: 'from-image' }]]);
});

it('should read what the browser shows, though it is damaged', async () => {
  shown = true;
  expect(await decodePicture(file)).toBe(bitmap);
  expect(drawImage).toHaveBeenCalledWith(expect.any(HTMLImageElement), 0, 0);
  expect(read).toHaveBeenLastCalledWith(expect.any(HTMLCanvasElement));
  expect(revoke).toHaveBeenCalledWith('blob:picture');
});

it('should refuse what the browser does not show', async () => {
  shown = false;
  await expect(decodePicture(file)).rejects.toThrow('does not show');
  expect(revoke).toHaveBeenCalledWith('blob:picture');
});
