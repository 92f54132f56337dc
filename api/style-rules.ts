/** Reads the style sheet of the drawings when the API is built, so that the server needs no parser. */
import type { Compiler, RspackPluginInstance } from '@rspack/core';
import { type ChildNode, type Container, type Declaration, parse, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import type { Line, StyleRule, StyleSheet } from './src/web/documents/critical-css';

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

/** Writes `main.styles.json` beside `main.css`. */
export class StyleRulesPlugin implements RspackPluginInstance {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StyleRulesPlugin', (compilation) => {
      // After the sheet has been minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StyleRulesPlugin', stage }, (assets) => {
        const css = assets['main.css']!.source().toString();
        const json = JSON.stringify(readStyleSheet(css));
        compilation.emitAsset('main.styles.json', new sources.RawSource(json));
      });
    });
  }
}
