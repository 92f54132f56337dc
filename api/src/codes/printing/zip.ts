export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
  /** Whether the bytes are compressed already, like those of pictures. Then they are stored without compression. */
  packed: boolean;
}

/**
 * Writes a ZIP file while its files arrive, one at a time. A slow reader makes the source wait; if the reader stops, so
 * does the source. Only the list of names is kept in memory.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>, modifiedAt: Date): AsyncGenerator<Buffer> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { name, bytes, packed } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    entry.mtime = modifiedAt;
    zip.add(entry);
    entry.push(bytes, true);
    yield Buffer.concat(ready.splice(0));
  }
  zip.end();
  yield Buffer.concat(ready.splice(0));
}
