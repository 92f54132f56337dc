/**
 * The library of pictures, loaded when the first one comes. It keeps nothing of what it has done: no picture is made
 * twice, and what libvips would keep of ten photos is 500 MB.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
