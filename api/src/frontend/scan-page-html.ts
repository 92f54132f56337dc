import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import type { Drawing } from '@ringtag/scan-card/server';
import type { Styles } from './critical-css';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';

/** The shell's document, cut where a page is put into it. */
export interface Template {
  beforeTitle: string;
  betweenTitleAndHeadEnd: string;
  betweenHeadEndAndRoot: string;
  afterRoot: string;
  policy: string;
}

const LANGUAGE = /<html lang="en"/;
const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
const MODULE_SCRIPTS = /<script defer[^>]*><\/script>/g;

/** Throws when the shell's document does not look as expected; the plain document goes out then. */
export function templateOf(html: string, styles: Styles, { scripts }: { scripts: boolean }): Template {
  const source = scripts ? html : html.replace(MODULE_SCRIPTS, '');
  const title = TITLE.exec(source);
  const headEnd = source.indexOf('</head>');
  const root = source.indexOf(ROOT);
  if (!title || headEnd < 0 || root < 0 || !LANGUAGE.test(source))
    throw new Error('The document of the shell is not as expected');
  return {
    beforeTitle: source.slice(0, title.index),
    betweenTitleAndHeadEnd: `${source.slice(title.index + title[0].length, headEnd)}<style>${styles.first}</style>\n`,
    betweenHeadEndAndRoot: source.slice(headEnd, root),
    afterRoot: source.slice(root + ROOT.length),
    policy: contentSecurityPolicy(inlineScripts(source), [styles.first, styles.rest]),
  };
}

interface Parts {
  locale: Locale;
  drawing: Drawing;
  /** The page's own address. */
  url: string;
  brand: string;
  /** More for the end of the head, such as preloads. */
  head?: string;
  /** Data blocks, after what is to be seen. */
  data?: string;
}

/** The page as one document: what is seen first, then what scripts need. */
export function htmlOf(
  template: Template,
  { locale, drawing, url, brand, head = '', data = '' }: Parts,
): string {
  const language = `<html lang="${locale}"`;
  return [
    template.beforeTitle.replace(LANGUAGE, language),
    metaOf(drawing, url, brand),
    template.betweenTitleAndHeadEnd,
    head && `${head}\n`,
    template.betweenHeadEndAndRoot,
    // Hidden until the shell has something to show instead; without a script it stays empty.
    `<div id="root" hidden></div>\n<div id="${DOCUMENT_ID.firstPaint}">${drawing.markup}</div>\n${data}`,
    template.afterRoot,
  ].join('');
}

/** Nobody but people with the code should find it, and previews of its link show what everybody may see. */
function metaOf({ title, description }: Drawing, url: string, brand: string): string {
  const og = { type: 'website', site_name: brand, title, description, url };
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="robots" content="noindex" />`,
    ...Object.entries(og).map(([key, text]) => `<meta property="og:${key}" content="${escape(text)}" />`),
  ].join('\n    ');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
