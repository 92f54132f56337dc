import type { Locator } from '@playwright/test';

/** Width and height in px of the file behind an image. */
export function readSize(picture: Locator): Promise<[number, number]> {
  return picture.evaluate(async (image) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
}

/** Which of red and blue a picture has at a place, from 0 to 1. */
export function colourAt(picture: Locator, x: number, y: number): Promise<string> {
  return picture.evaluate(
    (image, [left, top]) => {
      const canvas = image.ownerDocument.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const [red, , blue] = context.getImageData(left * canvas.width, top * canvas.height, 1, 1).data;
      return red > blue ? 'red' : 'blue';
    },
    [x, y] as const,
  );
}
