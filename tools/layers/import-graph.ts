import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/install.mjs';
import { LAYERS, ORDERS } from './layers.mjs';

/** An area whose folders have an order. */
export type Area = keyof typeof ORDERS;

/** An import from one file of an area to another; paths from there. */
export interface Arrow {
  from: string;
  to: string;
}

/** All imports between files of an area; tests and texts are left out. */
export function readArrows(area: string): Arrow[] {
  const src = join(ROOT, area);
  const files = new Set(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .filter((file) => /(?<!\.spec)\.tsx?$/.test(file) && !/\blocales\//.test(file)),
  );
  return [...files].flatMap((from) =>
    ts.preProcessFile(readFileSync(join(src, from), 'utf8')).importedFiles.flatMap(({ fileName }) => {
      const to = fileName.startsWith('.')
        ? fileAt(relative(src, join(src, dirname(from), fileName)), files)
        : area === 'libs' && libraryAt(fileName);
      return to ? [{ from, to }] : [];
    }),
  );
}

function fileAt(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path.split(sep).join('/');
  return [`${name}.ts`, `${name}.tsx`, `${name}/index.ts`].find((file) => files.has(file));
}

/** A library as other libraries import it. */
function libraryAt(name: string): string | undefined {
  const [scope, folder = ''] = name.split('/');
  return scope === '@ringtag' && ORDERS.libs.includes(folder) ? `${folder}/src/index.ts` : undefined;
}

/** The domain of a file: its first folder, or the file itself where it lies beside the domains. */
function toDomain(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The feature of a file: the folder in its domain, or the domain itself, or the file where it lies beside the domains. */
function toFeature(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/') || file;
}

/** The imports of a circle in which features import one another; undefined without any. */
export function circleOfFeatures(arrows: readonly Arrow[]): Arrow[] | undefined {
  // A domain's module and its index name all of its features: they hold the circle of nobody.
  const others = arrows.filter(({ from }) => !/\/(index|[\w-]+\.module)\.ts$/.test(from));
  return findCircle(others, toFeature);
}

/** The same for files, also where they import only types. */
export function circleOfFiles(arrows: readonly Arrow[]): Arrow[] | undefined {
  return findCircle(arrows, (file) => file);
}

function findCircle(arrows: readonly Arrow[], toNode: (file: string) => string): Arrow[] | undefined {
  const next = new Map<string, Arrow[]>();
  for (const arrow of arrows) {
    const [from, to] = [toNode(arrow.from), toNode(arrow.to)];
    if (from !== to) next.set(from, [...(next.get(from) ?? []), arrow]);
  }
  const done = new Set<string>();
  const walk = (node: string, path: Arrow[]): Arrow[] | undefined => {
    const start = path.findIndex(({ from }) => toNode(from) === node);
    if (start >= 0) return path.slice(start);
    if (done.has(node)) return undefined;
    for (const arrow of next.get(node) ?? []) {
      const circle = walk(toNode(arrow.to), [...path, arrow]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of next.keys()) {
    const circle = walk(node, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The domains with their features, and which imports which, as a Mermaid flowchart. */
export function drawLayers(): string {
  const features = new Map(LAYERS.map((layer) => [layer, new Set<string>()]));
  const lines = new Set<string>();
  for (const { from, to } of readArrows('api/src')) {
    for (const file of [from, to]) {
      const [domain = '', feature, ...rest] = file.split('/');
      if (feature && rest.length > 0) features.get(domain)?.add(feature);
    }
    const [a, b] = [toDomain(from), toDomain(to)];
    // What every domain stands on needs no arrows.
    if (a !== b && b !== 'platform' && LAYERS.includes(a) && LAYERS.includes(b)) lines.add(`  ${a} --> ${b}`);
  }
  const boxes = [...LAYERS]
    .reverse()
    .map((layer) => `  ${layer}["${layer}<br/>${[...(features.get(layer) ?? [])].sort().join(' · ')}"]`);
  return ['```mermaid', 'flowchart TD', ...boxes, ...[...lines].sort(), '```'].join('\n');
}
