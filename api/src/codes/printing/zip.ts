export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
  /** Compressed already, as pictures are: it is stored as it is. */
  packed: boolean;
}

/**
 * The bytes of a ZIP file while its files come, one at a time: whoever reads slowly makes the source wait, and whoever
 * stops reading ends it. Nothing is kept but the list of names.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Buffer> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = (): Buffer => {
    const bytes = Buffer.concat(ready);
    ready = [];
    return bytes;
  };
  for await (const { name, bytes, packed } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(bytes, true);
    yield taken();
  }
  zip.end();
  yield taken();
}
