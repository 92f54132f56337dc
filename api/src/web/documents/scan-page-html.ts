import { DOCUMENT_ID, type Locale, type PageStart } from '@ringtag/contracts';
import { type Drawing, escapeHtml as escape } from '@ringtag/documents';
import { PREVIEW } from '../previews/preview-svg';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { dataBlock } from './data-block';
import { type Start, toListPath } from './first-view';
import { preloadLinks } from './preloads';

/** The shell's document, cut at the places where a page is inserted. */
export interface Template {
  /** Up to what the head says of the page. */
  start: string;
  /** From there to the drawing. */
  middle: string;
  /** After the drawing and its data, up to the end of the body. */
  end: string;
  /** The end of the body, after the form token. */
  tail: string;
  policy: string;
}

/** When a page runs the application: as soon as it has loaded, or at a touch of a part that needs it (ADR 18). */
export type Running = 'never' | 'at-once' | 'at-touch';

interface TemplateParts {
  locale: Locale;
  styles: string;
  runs: Running;
  /** What the page needs of the application. */
  start?: Start | undefined;
  /** The script of pages that do not run the application at once. */
  starter: string;
}

const LANGUAGE = /<html lang="en"/;
export const TITLE = /<title>[^<]*<\/title>/;
const ROOT = '<div id="root"></div>';
/** The script for the sizes of an empty frame, which only the style sheet of frames reads. */
const FRAME_SCRIPT = /<script>[^<]*--frame-[^<]*<\/script>/;
const MODULE_SCRIPTS = /<script defer[^>]*src="([^"]+)"[^>]*><\/script>/g;

/** What puts the site on a home screen. Nobody does that with the page of a code, which has no byte to spare. */
const INSTALLING = /<link rel="(?:apple-touch-icon|manifest)"[^>]*>\s*/g;

export function withoutInstalling(html: string): string {
  return html.replace(INSTALLING, '');
}

/** Throws when the shell's document does not look as expected. */
export function toTemplate(html: string, parts: TemplateParts): Template {
  const { locale, styles, runs, start, starter } = parts;
  const sized = styles.includes('--frame-') ? html : html.replace(FRAME_SCRIPT, '');
  const source = runs === 'at-once' ? sized : sized.replace(MODULE_SCRIPTS, '');
  const title = TITLE.exec(source);
  const headEnd = source.indexOf('</head>');
  const root = source.indexOf(ROOT);
  const bodyEnd = source.indexOf('</body>');
  if (!title || headEnd < 0 || root < 0 || bodyEnd < 0 || !LANGUAGE.test(source))
    throw new Error('The document of the shell is not as expected');
  const preloads = runs === 'at-once' && start ? preloadLinks(start.files, start.asked) : '';
  const scripts = runs === 'at-once' ? [] : [starter];
  return {
    start: [
      source.slice(0, title.index).replace(LANGUAGE, `<html lang="${locale}"`),
      source.slice(title.index + title[0].length, headEnd),
      `<style>${styles}</style>\n`,
      preloads && `${preloads}\n`,
    ].join(''),
    // The parts that differ from code to code stand together. What is before and after them is compressed only once.
    middle: `${source.slice(headEnd, root)}<div id="${DOCUMENT_ID.firstPaint}">`,
    end: [
      start ? startData(html, runs, start) : '',
      source.slice(root + ROOT.length, bodyEnd),
      ...scripts.map((script) => `<script>${script}</script>\n`),
    ].join(''),
    tail: source.slice(bodyEnd),
    policy: contentSecurityPolicy([...inlineScripts(source), ...scripts], [styles]),
  };
}

/** What is needed only after a touch is not in the document: the browser fetches it when it is idle. */
function startData(html: string, runs: Running, { files, remotes }: Start): string {
  if (runs !== 'at-touch') return dataBlock(DOCUMENT_ID.remotes, remotes);
  const scripts = Array.from(html.matchAll(MODULE_SCRIPTS), ([, path = '']) => path);
  const start: PageStart = { scripts, files, remotes: toListPath(remotes) };
  return dataBlock(DOCUMENT_ID.start, start);
}

/** What the head of a document says of its page elsewhere: to messengers and search engines. */
interface Sharing {
  /** The page's own address. */
  url: string;
  /** The address of the picture. */
  picture: string;
  /** True for a page that search engines may list. */
  listed?: boolean;
}

interface Page {
  drawing: Drawing;
  /** Without it, the page says nothing of itself: nobody should share its address. */
  sharing?: Sharing | undefined;
  brand: string;
  /** A data block for this page alone. */
  data?: string;
}

/** The parts of a document up to the form token. The first, third and last are the template's, whose tail follows. */
export function toParts(template: Template, { drawing, sharing, brand, data = '' }: Page): string[] {
  return [
    template.start,
    sharing ? toMeta(drawing, sharing, brand) : toTitle(drawing),
    template.middle,
    // The shell's root is hidden until it has something to show. After the drawing: of two elements with one id, links
    // use the first.
    `${drawing.markup}</div>\n<div id="root" hidden></div>\n${data}`,
    template.end,
  ];
}

export function toTitle({ title }: Pick<Drawing, 'title'>): string {
  return `<title>${escape(title)}</title>`;
}

/** What everybody may see of the page, as Open Graph has it; Twitter reads the same but for the kind of card. */
function toMeta(drawing: Drawing, { url, picture, listed }: Sharing, brand: string): string {
  const { title, description } = drawing.preview ?? drawing;
  const { width, height } = PREVIEW;
  // What all pages say comes first, then equal texts beside each other, and no line ends: compressed, it is shorter.
  return [
    listed ? '' : toTag('name="robots"', 'noindex'),
    toTag('name="twitter:card"', 'summary_large_image'),
    toTag('property="og:type"', 'website'),
    toTag('property="og:site_name"', brand),
    toTitle(drawing),
    toTag('property="og:title"', title),
    toTag('name="description"', description),
    toTag('property="og:description"', description),
    toTag('property="og:url"', url),
    `<link rel="canonical" href="${escape(url)}" />`,
    toTag('property="og:image"', picture),
    toTag('property="og:image:width"', String(width)),
    toTag('property="og:image:height"', String(height)),
  ].join('');
}

function toTag(name: string, content: string): string {
  return `<meta ${name} content="${escape(content)}" />`;
}

/** The start of the hidden field with the form token. It is at the end of the body, because all before it is kept. */
export const TOKEN_FIELD = `<input type="hidden" form="${DOCUMENT_ID.messageForm}" name="formToken" value="`;

/** The end of that field, and another one for the second form of a lost code. Each document has a token of its own. */
export function closeTokenField(token: string, { lost }: { lost?: unknown }): string {
  const field = lost ? TOKEN_FIELD.replace(DOCUMENT_ID.messageForm, DOCUMENT_ID.placeForm) : undefined;
  const end = `${escape(token)}" />\n`;
  return field ? end + field + end : end;
}
