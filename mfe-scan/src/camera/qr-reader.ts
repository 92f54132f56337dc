import type { ReadQr } from './jsqr-reader';

/** The Barcode Detection API, which Chrome has on phones and on macOS. TypeScript does not know it. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/**
 * The reader of the browser, else jsQR, which is loaded only then. A browser may have the API without its parts, as
 * Android without Google's services: its reader then fails, and jsQR takes over. Rejects when jsQR cannot be loaded.
 */
export async function loadQrReader(): Promise<ReadQr> {
  const detector = await findDetector();
  if (!detector) return loadJsQr();
  let fallback: ReadQr | undefined;
  return async (video) => {
    if (fallback) return fallback(video);
    try {
      return (await detector.detect(video))[0]?.rawValue;
    } catch {
      fallback = await loadJsQr();
      return fallback(video);
    }
  };
}

async function findDetector(): Promise<Detector | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  try {
    const formats = await BarcodeDetector?.getSupportedFormats();
    return formats?.includes('qr_code') ? new BarcodeDetector!({ formats: ['qr_code'] }) : undefined;
  } catch {
    return undefined;
  }
}

async function loadJsQr(): Promise<ReadQr> {
  return (await import('./jsqr-reader')).newJsQrReader();
}
