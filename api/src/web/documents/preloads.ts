import escape from 'lodash/escape';

interface ChunkList {
  files: string[];
  shared: string[];
}

/** `chunks.json` of a build (tools/federation/chunk-list-plugin.ts): the files and shared libraries of its imports. */
export interface Chunks {
  imports: Record<string, ChunkList>;
  shared: Record<string, ChunkList>;
}

/** Whether this is such a list. */
export function areChunks(value: Partial<Chunks> | undefined): value is Chunks {
  const lists = [value?.imports, value?.shared].map((list) => list && Object.values(list));
  return lists.every((list) => list?.every((each) => areTexts(each?.files) && areTexts(each.shared)));
}

function areTexts(values: unknown): boolean {
  return Array.isArray(values) && values.every((value) => typeof value === 'string');
}

interface Wanted {
  chunks: Chunks;
  /** The path under which the build is served. */
  base: string;
  /** Imported modules. One that is not a chunk of its own is part of another chunk. */
  imports: string[];
}

/** The files of the imports, and of the shared libraries that they need, which the shell provides. */
export function findPreloads(shell: Chunks, wanted: Wanted[]): string[] {
  const files = new Set<string>();
  const libraries = new Set<string>();
  for (const { chunks, base, imports } of wanted) {
    for (const path of imports) {
      const list = Object.hasOwn(chunks.imports, path) ? chunks.imports[path] : undefined;
      list?.files.forEach((file) => files.add(base + file));
      list?.shared.forEach((name) => libraries.add(name));
    }
  }
  // The loop also visits what is added to the set meanwhile.
  for (const name of libraries) {
    const list = Object.hasOwn(shell.shared, name) ? shell.shared[name] : undefined;
    list?.files.forEach((file) => files.add(`/${file}`));
    list?.shared.forEach((other) => libraries.add(other));
  }
  return [...files];
}

/**
 * The preload links of a document. Style sheets are only preloaded, too: applied, they would delay the first paint.
 * `data` are addresses of the API; `crossorigin` makes the link ask as the pages do.
 */
export function preloadLinks(files: readonly string[], data: readonly string[] = []): string {
  const links = files
    .map(escape)
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" href="${file}">`
        : `<link rel="preload" as="script" href="${file}" fetchpriority="low">`,
    );
  const asked = data.map((path) => `<link rel="preload" as="fetch" href="${escape(path)}" crossorigin>`);
  return [...links, ...asked].join('\n');
}
