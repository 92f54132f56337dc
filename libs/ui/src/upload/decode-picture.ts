/**
 * A picture of any kind that the browser shows, turned as its camera says. `<img>` shows more than `createImageBitmap`
 * reads: a JPEG whose end is lost, and an SVG.
 * @throws Error if the browser does not show the file.
 */
export async function decodePicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return createImageBitmap(await drawPicture(file));
  }
}

async function drawPicture(file: Blob): Promise<HTMLCanvasElement> {
  const src = URL.createObjectURL(file);
  try {
    const image = await loadPicture(src);
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas;
  } finally {
    URL.revokeObjectURL(src);
  }
}

/** `decode()` of an image would refuse what is damaged, too. */
function loadPicture(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The browser does not show this file')));
    image.src = src;
  });
}
