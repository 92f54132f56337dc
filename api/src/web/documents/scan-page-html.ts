import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import type { Drawing } from '@ringtag/scan-card/server';
import escape from 'lodash/escape';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import type { Styles } from './critical-css';

/** The shell's document, cut at the places where a page is inserted. */
export interface Template {
  /** Up to the title. */
  start: string;
  /** From the title to the drawing. */
  middle: string;
  /** After the drawing and its data. */
  end: string;
  policy: string;
}

interface TemplateParts {
  locale: Locale;
  styles: Styles;
  /** False for pages that work without the shell. */
  scripts: boolean;
  /** More for the end of the head, such as preloads. */
  head?: string;
  /** Data blocks for all pages of this template. */
  data?: string;
}

const LANGUAGE = /<html lang="en"/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const MODULE_SCRIPTS = /<script defer[^>]*><\/script>/g;

/** Throws when the shell's document does not look as expected. */
export function toTemplate(html: string, parts: TemplateParts): Template {
  const { locale, styles, scripts, head = '', data = '' } = parts;
  const source = scripts ? html : html.replace(MODULE_SCRIPTS, '');
  const title = TITLE.exec(source);
  const headEnd = source.indexOf('</head>');
  const root = source.indexOf(ROOT);
  if (!title || headEnd < 0 || root < 0 || !LANGUAGE.test(source))
    throw new Error('The document of the shell is not as expected');
  return {
    start: source.slice(0, title.index).replace(LANGUAGE, `<html lang="${locale}"`),
    middle: [
      source.slice(title.index + title[0].length, headEnd),
      `<style>${styles.first}</style>\n`,
      head && `${head}\n`,
      source.slice(headEnd, root),
      // Hidden until the shell has something to show; without scripts it stays empty.
      `<div id="root" hidden></div>\n<div id="${DOCUMENT_ID.firstPaint}">`,
    ].join(''),
    end: data + source.slice(root + ROOT.length),
    policy: contentSecurityPolicy(inlineScripts(source), [styles.first, styles.rest]),
  };
}

interface Page {
  drawing: Drawing;
  /** The page's own address. Without one, there is no metadata for search engines and link previews. */
  url?: string | undefined;
  brand: string;
  /** A data block for this page alone. */
  data?: string;
}

/** The parts of a document. The first, third and last are the template's. */
export function toParts(template: Template, { drawing, url, brand, data = '' }: Page): string[] {
  return [
    template.start,
    url === undefined ? toTitle(drawing) : toMeta(drawing, url, brand),
    template.middle,
    `${drawing.markup}</div>\n${data}`,
    template.end,
  ];
}

function toTitle({ title }: Drawing): string {
  return `<title>${escape(title)}</title>`;
}

/** Keeps the page out of search engines, and gives link previews what everybody may see. */
function toMeta(drawing: Drawing, url: string, brand: string): string {
  const { title, description } = drawing;
  const og = { type: 'website', site_name: brand, title, description, url };
  return [
    toTitle(drawing),
    `<meta name="robots" content="noindex" />`,
    ...Object.entries(og).map(([key, text]) => `<meta property="og:${key}" content="${escape(text)}" />`),
  ].join('\n    ');
}
