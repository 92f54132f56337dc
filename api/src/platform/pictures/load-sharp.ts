/**
 * Loads sharp at the first picture. Its cache is off: no picture is made twice, and the cache for ten photos would take
 * 500 MB.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
