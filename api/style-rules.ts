/** Chooses the styles of the drawings when the API is built, so that the server needs no parser and no samples. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import countBy from 'lodash/countBy';
import mapValues from 'lodash/mapValues';
import { type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { type Line, pickStyles, type StyleRule, type StyleSheet } from './critical-css';

/** What only comes with the application, which brings its own sheets. */
const LATER = /dialog|:disabled|:modal/;
/** What cannot be seen in a page that stands still; `--lightningcss` stands in for `light-dark()`, which nothing uses. */
const UNSEEN =
  /^(transition|user-select|-webkit-user-select|-webkit-tap-highlight-color|-moz-text-size-adjust|-webkit-font-smoothing|--lightningcss-(light|dark))$/;
const MOVEMENT = /^@keyframes|prefers-reduced-motion/;
/** Where the custom properties of the themes are set. */
const THEME = /^(:root|\.light|\.dark)(,|$)/;

/** What may go into a document of a minified sheet. */
export function readStyleSheet(css: string): StyleSheet {
  const { nodes } = parse(css);
  const isTheme = (node: ChildNode): node is Rule => node.type === 'rule' && THEME.test(node.selector);
  return {
    themes: nodes.filter(isTheme).map((rule) => ({ head: rule.selector, lines: toLines(rule), blocks: [] })),
    rules: nodes.filter((node) => !isTheme(node)).flatMap(toRule),
  };
}

function toRule(node: ChildNode): StyleRule[] {
  if (node.type === 'atrule' && node.nodes) {
    const head = `@${node.name}${node.raws.afterName}${node.params}`;
    return MOVEMENT.test(head) ? [] : [{ head, selectors: [], lines: [], rules: node.nodes.flatMap(toRule) }];
  }
  if (node.type !== 'rule') return [];
  const selectors = node.selectors.filter((text) => !LATER.test(text));
  const lines = toLines(node).filter(([name]) => !UNSEEN.test(name));
  return [
    {
      selectors: selectors.map((text) => ({ text, needs: namesIn(text) })),
      lines: lines.map(([name, value]) => [name, value.replace(/, (?=[^"]*$)/g, ',')]),
      rules: [],
    },
  ];
}

function toLines({ nodes }: Container): Line[] {
  const lines = (nodes ?? []).filter((node): node is Declaration => node.type === 'decl');
  return lines.map(({ prop, value, important }) => [prop, important ? `${value}!important` : value]);
}

/** What stands in brackets is one of several, or what must not be: it is not asked for. */
function namesIn(selector: string): string[] {
  return selectorParser()
    .astSync(selector)
    .first.nodes.flatMap((part) => {
      if (part.type === 'class') return `.${part.value}`;
      if (part.type === 'tag') return part.value;
      if (part.type !== 'attribute') return [];
      return part.value === undefined ? `[${part.attribute}]` : `[${part.attribute}=${part.value}]`;
    });
}

/** As `localIdentName` of the build. Such a name stands for nothing else in a script. */
const CLASS = /drawn-class-[\w-]{6}/g;

/**
 * Writes `main.styles.json`: the style sheet of each sample. Gives the classes of all drawings names of a few letters,
 * because every scan page contains them and parts of hashes do not compress.
 */
export class StyleRulesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StyleRulesPlugin', (compilation) => {
      // After the sheet has been minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StyleRulesPlugin', stage }, (assets) => {
        const read = (name: string) => assets[name]!.source().toString();
        const samples = runSamples(read('samples.js'), compiler.context);
        const names = toShortNames(Object.values(samples).join('') + read('main.css'));
        const shorten = (text: string) => text.replace(CLASS, (name) => names.get(name) ?? name);
        const sheet = readStyleSheet(shorten(read('main.css')));
        const styles = mapValues(samples, (markup) => pickStyles(sheet, shorten(markup)));
        compilation.emitAsset('main.styles.json', new sources.RawSource(JSON.stringify(styles)));
        for (const name of Object.keys(assets)) {
          if (name.startsWith('samples.')) compilation.deleteAsset(name);
          else if (/\.(js|css)$/.test(name))
            compilation.updateAsset(name, new sources.RawSource(shorten(read(name))));
        }
      });
    });
  }
}

/** The shortest for those that stand most often in the samples. */
function toShortNames(text: string): Map<string, string> {
  const counts = Object.entries(countBy(text.match(CLASS)));
  counts.sort(([, a], [, b]) => b - a);
  return new Map(counts.map(([name], place) => [name, `_${place.toString(36)}`]));
}

/** The exports of `drawing-samples.ts`, which needs packages of the workspace. */
function runSamples(script: string, context: string): Record<string, string> {
  const module = { exports: {} as { samples: Record<string, string> } };
  const run = compileFunction(script, ['module', 'exports', 'require']) as (...given: unknown[]) => void;
  run(module, module.exports, createRequire(join(context, 'package.json')));
  return module.exports.samples;
}
