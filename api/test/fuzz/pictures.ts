/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
).toString('latin1');
/** The same cut off, and one that says it is larger than any. */
export const PICTURES = [
  PIXEL,
  PIXEL.slice(0, 40),
  PIXEL.replace('\0\0\0\x01\0\0\0\x01', '\x7f\xff\xff\xff\x7f\xff\xff\xff'),
];
