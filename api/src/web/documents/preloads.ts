interface ChunkList {
  files: string[];
  shared: string[];
}

/** `chunks.json` of a build (tools/federation/chunk-list-plugin.ts): which files an import brings, and what it shares. */
export interface Chunks {
  imports: Record<string, ChunkList>;
  shared: Record<string, ChunkList>;
}

interface Wanted {
  chunks: Chunks;
  /** Where the build is served. */
  base: string;
  /** Imported files; one that is not a chunk of its own comes with another. */
  imports: string[];
}

/** The files behind the imports, and those of the shared libraries they ask for, which the shell provides. */
export function preloadsOf(shell: Chunks, wanted: Wanted[]): string[] {
  const files = new Set<string>();
  const libraries = new Set<string>();
  for (const { chunks, base, imports } of wanted) {
    for (const path of imports) {
      const list = chunks.imports[path];
      list?.files.forEach((file) => files.add(base + file));
      list?.shared.forEach((name) => libraries.add(name));
    }
  }
  // A set is walked to its end even while it grows.
  for (const name of libraries) {
    const list = shell.shared[name];
    list?.files.forEach((file) => files.add(`/${file}`));
    list?.shared.forEach((other) => libraries.add(other));
  }
  return [...files];
}

/** The links of a document's head. Style sheets are preloaded too: as sheets they would hold up the first paint. */
export function preloadLinks(files: readonly string[]): string {
  return files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" href="${file}">`
        : `<link rel="preload" as="script" href="${file}" fetchpriority="low">`,
    )
    .join('\n');
}
