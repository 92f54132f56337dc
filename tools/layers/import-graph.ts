import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../start/install.mjs';
import { LAYERS } from './layers.mjs';

const SRC = join(ROOT, 'api/src');

/** An import from one file of api/src to another; paths from there. */
export interface Arrow {
  from: string;
  to: string;
}

/** All imports between files of api/src, tests left out. */
export function readArrows(): Arrow[] {
  const files = new Set(
    readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts')),
  );
  return [...files].flatMap((from) =>
    ts.preProcessFile(readFileSync(join(SRC, from), 'utf8')).importedFiles.flatMap(({ fileName }) => {
      if (!fileName.startsWith('.')) return [];
      const path = relative(SRC, join(SRC, dirname(from), fileName))
        .split(sep)
        .join('/');
      const to = [`${path}.ts`, `${path}/index.ts`].find((file) => files.has(file));
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

/** The domain of a file: its first folder. */
export function domainOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The feature of a file: the folder in its domain, or the domain itself for what lies beside its features. */
function featureOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/');
}

/** Imports that run up. */
export function arrowsUp(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter(({ from, to }) => {
    const [below, above] = [LAYERS.indexOf(domainOf(from)), LAYERS.indexOf(domainOf(to))];
    return below >= 0 && above > below;
  });
}

/** Imports of a domain's files that do not go by its index. What puts the domains together may do so. */
export function pastAnIndex(arrows: readonly Arrow[]): Arrow[] {
  return arrows.filter(({ from, to }) => {
    const [asking, asked] = [domainOf(from), domainOf(to)];
    return (
      LAYERS.includes(asking) && LAYERS.indexOf(asked) > 0 && asking !== asked && to !== `${asked}/index.ts`
    );
  });
}

/** Features of one domain that import one another in a circle, by the imports of a circle; undefined without any. */
export function circleOfFeatures(arrows: readonly Arrow[]): Arrow[] | undefined {
  const next = new Map<string, Arrow[]>();
  for (const arrow of arrows) {
    // A domain's module and its index name all of its features: they hold the circle of nobody.
    if (domainOf(arrow.from) !== domainOf(arrow.to) || /\/(index|[\w-]+\.module)\.ts$/.test(arrow.from))
      continue;
    const [from, to] = [featureOf(arrow.from), featureOf(arrow.to)];
    if (from !== to) next.set(from, [...(next.get(from) ?? []), arrow]);
  }
  const done = new Set<string>();
  const walk = (feature: string, path: Arrow[]): Arrow[] | undefined => {
    const start = path.findIndex(({ from }) => featureOf(from) === feature);
    if (start >= 0) return path.slice(start);
    if (done.has(feature)) return undefined;
    for (const arrow of next.get(feature) ?? []) {
      const circle = walk(featureOf(arrow.to), [...path, arrow]);
      if (circle) return circle;
    }
    done.add(feature);
    return undefined;
  };
  for (const feature of next.keys()) {
    const circle = walk(feature, []);
    if (circle) return circle;
  }
  return undefined;
}

/** The domains with their features, and which imports which, as a Mermaid flowchart. */
export function drawing(arrows: readonly Arrow[]): string {
  const features = new Map(LAYERS.map((layer) => [layer, new Set<string>()]));
  const lines = new Set<string>();
  for (const { from, to } of arrows) {
    for (const file of [from, to]) {
      const [domain = '', feature, ...rest] = file.split('/');
      if (feature && rest.length > 0) features.get(domain)?.add(feature);
    }
    const [a, b] = [domainOf(from), domainOf(to)];
    // What every domain stands on needs no arrows.
    if (a !== b && b !== 'platform' && LAYERS.includes(a) && LAYERS.includes(b)) lines.add(`  ${a} --> ${b}`);
  }
  const boxes = [...LAYERS]
    .reverse()
    .map((layer) => `  ${layer}["${layer}<br/>${[...(features.get(layer) ?? [])].sort().join(' · ')}"]`);
  return ['flowchart TD', ...boxes, ...[...lines].sort()].join('\n');
}
