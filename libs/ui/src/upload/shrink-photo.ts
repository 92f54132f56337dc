import { ATTACHMENT } from '@ringtag/contracts';
import { decodePicture } from './decode-picture';

const QUALITY = 0.85;

/** The photo as a JPEG of at most 1,600 px without metadata; the file itself where the browser cannot read it. */
export async function shrinkPhoto(file: File): Promise<File> {
  const picture = await decodePicture(file).catch(() => undefined);
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
