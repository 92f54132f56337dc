import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What a package holds for people and for compilers. Licences stay: they go wherever the code goes. */
const NEVER_LOADED = /\.(?:map|md|markdown|tsbuildinfo|flow|[cm]?ts)$/i;
/**
 * Parts of packages, 1 MB or more each, that this server never loads: builds for bundlers, browsers and profilers,
 * tests, tools of their authors, and fonts that no code is printed with (`text-outline.ts`). Matched against paths
 * below `node_modules`.
 */
const UNUSED_PARTS = [
  /^@opentelemetry\/[^/]+\/build\/(?:esm|esnext)$/,
  /^(?:@[^/]+\/)?[^/]+\/test$/,
  /^typeorm\/browser$/,
  /^pdfkit\/(?:\.yarn$|js\/pdfkit\.(?:standalone|browser))/,
  /^react-dom\/cjs\/react-dom-(?:client|profiling|server(?:-legacy)?\.(?:browser|bun|edge))\./,
  /^class-validator\/bundles$/,
  /^csv-parse\/dist\/(?:esm|iife|umd)$/,
  /^swagger-ui-dist\/swagger-ui-es-bundle/,
  /^dejavu-fonts-ttf\/(?:status\.txt$|ttf\/(?!DejaVuSans-Bold\.ttf$))/,
];
const LICENCE = /^(?:licen[cs]e|notice|copying)/i;

/** Maps of the API stay: its log names lines of the source. Those of pages, and what writes the OpenAPI document, do not. */
const NOT_SERVED = /(?:^openapi\.|\.css\.map$)/;
const BROWSER_MAP = /\.map$/;

const MODULES = '/node_modules/';

/** An entry of package-lock.json, as far as it is read here. */
interface LockedPackage {
  /** Only builds and tests need it. */
  dev?: boolean;
  /** Another package can do without it. */
  optional?: boolean;
  /** Both: needed by a test, and optional for another package. */
  devOptional?: boolean;
  /** The processors that it was compiled for. */
  cpu?: string[];
  /** True for a project of the workspace, whose code is in the bundles. */
  link?: boolean;
}

/** What was put together. */
export interface Image {
  packages: number;
  files: number;
  bytes: number;
}

/**
 * Copies what a server needs from a built workspace with installed packages into an empty folder: the builds, and the
 * packages that package-lock.json does not mark as needed for development only, or as optional (ADR 65).
 * @param buildId what the server adds to its version
 * @throws Error if something is not built, or the folder is not empty
 */
export function assembleImage(workspace: string, image: string, buildId?: string): Image {
  mkdirSync(image, { recursive: true });
  if (readdirSync(image).length > 0) throw new Error(`${image} is not empty`);
  copyBuilds(workspace, image);
  if (buildId) writeFileSync(join(image, 'api/dist/build-id.txt'), `${buildId}\n`);
  const packages = listPackages(workspace);
  for (const path of packages) copyPackage(join(workspace, path), join(image, path));
  return { packages: packages.length, ...measure(image) };
}

function copyBuilds(workspace: string, image: string): void {
  const api = join(workspace, 'api/dist');
  if (!existsSync(join(api, 'main.js'))) throw new Error(`${api} is missing: run "npm run build"`);
  cpSync(api, join(image, 'api/dist'), {
    recursive: true,
    filter: (file) => !NOT_SERVED.test(basename(file)),
  });
  for (const name of listApplications(workspace)) {
    const dist = join(workspace, name, 'dist');
    if (!existsSync(dist)) throw new Error(`${dist} is missing: run "npm run build"`);
    cpSync(dist, join(image, name, 'dist'), { recursive: true, filter: (file) => !BROWSER_MAP.test(file) });
  }
}

/** The shell and the remotes. */
function listApplications(workspace: string): string[] {
  return readdirSync(workspace).filter((name) => name === 'shell' || name.startsWith('mfe-'));
}

/** Folders of the packages that a server may load. Those for other systems are in the lockfile, but not on the disk. */
function listPackages(workspace: string): string[] {
  const lockfile = JSON.parse(readFileSync(join(workspace, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return (
    Object.entries(lockfile.packages)
      .filter(([path, entry]) => path.startsWith('node_modules/') && isNeeded(entry))
      .map(([path]) => path)
      // Some do not tell npm which C library they were compiled with, so both are there. Debian's is not musl.
      .filter((path) => !path.endsWith('-musl') && existsSync(join(workspace, path)))
  );
}

/** Of optional packages, only compiled code is: the module for mails names every template engine there is as optional. */
function isNeeded({ dev, link, optional, devOptional, cpu }: LockedPackage): boolean {
  return !dev && !link && (cpu !== undefined || !(optional || devOptional));
}

/** Without the packages inside it: the lockfile lists them one by one. */
function copyPackage(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (file) => {
      const name = basename(file);
      if (file !== from && (name === 'node_modules' || isUnused(file))) return false;
      return LICENCE.test(name) || !NEVER_LOADED.test(name) || lstatSync(file).isDirectory();
    },
  });
}

/** @param file in the folder of a package, which may be in that of another one */
function isUnused(file: string): boolean {
  const path = file.slice(file.lastIndexOf(MODULES) + MODULES.length);
  return UNUSED_PARTS.some((part) => part.test(path));
}

function measure(image: string): { files: number; bytes: number } {
  const files = readdirSync(image, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const sizes = files.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).size);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
