/** Remotes are folders and addresses of this form. */
export const REMOTE_NAME = /^mfe-[a-z-]{1,36}$/;

const MB = 1024 * 1024;

/** What the server stores of releases of remotes. Files are far below the packets that databases accept (16 MB). */
export const RELEASE = {
  /** Of one release, beside those that describe it. */
  files: 300,
  fileBytes: 4 * MB,
  bytes: 20 * MB,
  /** Of one remote that nobody was shown: old ones have to go first. */
  unseen: 50,
  /** Of those, announced or stored, in all: one token does not take the room of others. */
  unseenBytes: 100 * MB,
  /** Of all releases together. */
  storedBytes: 500 * MB,
  pathLength: 200,
  /** Of a file that describes a release: `remote.json`, `mf-manifest.json`, `chunks.json`. */
  descriptionLength: 60_000,
} as const;

/** The types of the files of a release, by their endings. Nothing that a browser opens as a page. */
export const RELEASE_TYPES = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
} as const;

/**
 * The path of a file of a release: folders without dots, and a hash in the name, so that a name always means the same
 * bytes. Its endings are those of `RELEASE_TYPES`.
 */
export const RELEASE_PATH = /^(?:[\w-]+\/)*[\w-][\w.-]*\.[0-9a-f]{8,}\.(?:avif|css|js|json|png|webp|woff2)$/;
