import { loadQrReader } from './qr-reader';

/** Stands in for what jsdom has no picture for: jsQR itself is tested in Chromium (e2e/camera.e2e.ts). */
const detected = jest.fn<Promise<{ rawValue: string }[]>, []>();
class BarcodeDetector {
  static getSupportedFormats = () => Promise.resolve(['ean_13', 'qr_code']);
  detect = detected;
}
const video = document.createElement('video');

describe('the reader of QR codes', () => {
  beforeEach(() => {
    Object.assign(globalThis, { BarcodeDetector });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    detected.mockReset();
  });

  it('should be that of the browser, where it reads QR codes', async () => {
    detected.mockResolvedValueOnce([]).mockResolvedValueOnce([{ rawValue: 'text' }]);
    const read = await loadQrReader();
    expect([await read(video), await read(video)]).toEqual([undefined, 'text']);
  });

  it('should be jsQR where that of the browser fails, and stay it', async () => {
    detected.mockRejectedValue(new DOMException('No service', 'NotSupportedError'));
    const read = await loadQrReader();
    expect([await read(video), await read(video)]).toEqual([undefined, undefined]);
    expect(detected).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['reads no QR codes', () => Promise.resolve(['ean_13'])],
    ['does not say what it reads', () => Promise.reject(new Error('No service'))],
  ])('should be jsQR where that of the browser %s', async (_, getSupportedFormats) => {
    Object.assign(globalThis, { BarcodeDetector: Object.assign(class {}, { getSupportedFormats }) });
    expect(await (await loadQrReader())(video)).toBeUndefined();
    expect(detected).not.toHaveBeenCalled();
  });
});
