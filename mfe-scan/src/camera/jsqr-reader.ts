import jsQR from 'jsqr';

/** Reads the text of a QR code from what a video shows now; undefined where there is none. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Edge of the square that jsQR gets, in px: a code that fills a fifth of the picture still has 4 px a module. */
const EDGE = 600;

/** Reads the middle of the picture, which is what the page shows of it. */
export function newJsQrReader(): ReadQr {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = EDGE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    const { videoWidth: width, videoHeight: height } = video;
    const edge = Math.min(width, height);
    context?.drawImage(video, (width - edge) / 2, (height - edge) / 2, edge, edge, 0, 0, EDGE, EDGE);
    const pixels = edge > 0 ? context?.getImageData(0, 0, EDGE, EDGE) : undefined;
    // No code of ours is light on dark, and looking for those takes twice the time.
    const found = pixels && jsQR(pixels.data, EDGE, EDGE, { inversionAttempts: 'dontInvert' });
    // An empty text is what is left of a code that could not be decoded.
    return Promise.resolve(found?.data || undefined);
  };
}
