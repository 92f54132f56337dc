import { Logger } from '@nestjs/common';
import { DOCUMENT_ID, type Locale, normalizeAlias } from '@ringtag/contracts';
import {
  type Drawing,
  drawScan,
  drawUnknown,
  type PublicScan,
  scanSamples,
  toneIn,
  formSample,
} from '@ringtag/scan-card/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { ScanAnswers } from '../scan/scan-answers';
import type { ScanPage, ScanPages } from '../scan/scan-pages';
import type { BuildReader, Builds } from './builds';
import { type Styles, stylesOf } from './critical-css';
import { dataBlock } from './data-block';
import { sendPage } from './document';
import { preloadLinks } from './preloads';
import { languageOf } from './reader-language';
import { htmlOf, type Template, templateOf } from './scan-page-html';
import { withSite } from './site-block';
import type { SiteConfig } from '../config/config';

/** After this many milliseconds the plain document goes out, whose script asks again. */
const BUDGET = 200;
/** Drawn pages kept: those that are scanned again and again. */
const KEPT = 2000;
/** What a document depends on besides its address. */
export const VARY = 'Accept-Language, Cookie, ';
/** Stands for the form token in what is kept; nobody can guess and type it. */
const TOKEN = crypto.randomUUID();

export interface ScanDocumentOptions {
  builds: BuildReader;
  pages: ScanPages;
  answers: ScanAnswers;
  site: SiteConfig;
  brand: string;
  publicUrl: string;
  /** Everything that the server's drawings are styled with. */
  styleSheet: string;
}

/** A drawing, and the code as it was when it was drawn. */
interface Kept {
  page: ScanPage;
  drawing: Drawing;
}

/**
 * The document of `/scan/{alias}` with the page drawn into it (docs/adr/0018), so that it is seen before a script
 * has come, and without one.
 */
export class ScanDocuments {
  private readonly logger = new Logger('ScanDocuments');
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT });
  private templates: { builds: Builds; byTone: Map<string, Template> } | undefined;
  private readonly styles = new Map<string, Styles>();

  constructor(private readonly options: ScanDocumentOptions) {}

  /** Undefined when the page could not be drawn in time: the plain document is to go out. */
  async send(request: FastifyRequest, reply: FastifyReply, input: string): Promise<FastifyReply | undefined> {
    const { pages, answers } = this.options;
    const builds = await this.options.builds.current();
    if (!builds) return undefined;
    try {
      const alias = normalizeAlias(input);
      const page = await inTime(pages.find(alias));
      const locale = languageOf(request);
      const { html, policy } = page ? this.known(page, locale, builds) : this.unknown(alias, locale, builds);
      // Link previews, crawlers and mail scanners look, but nobody has scanned anything.
      if (page && request.method === 'GET' && !isbot(request.headers['user-agent'])) answers.count(page);
      return await sendPage(request, reply, { html, status: page ? 200 : 404, policy, vary: VARY });
    } catch (error) {
      this.logger.warn({ msg: 'A scan page could not be drawn', requestId: request.id, err: error });
      return undefined;
    }
  }

  private known(page: ScanPage, locale: Locale, builds: Builds): Made {
    const answer = this.options.answers.answer(page);
    const token = /"formToken":"([^"]+)"/.exec(answer.slice(-100))?.[1];
    const { markup, ...drawing } = this.drawingOf(page, answer, locale);
    const drawn = token ? markup.replace(TOKEN, token) : markup;
    return this.made(builds, { drawing: { ...drawing, markup: drawn }, locale, page, answer });
  }

  private unknown(alias: string, locale: Locale, builds: Builds): Made {
    const drawing = drawUnknown(alias, { locale, brand: this.options.brand });
    return this.made(builds, { drawing, locale, alias });
  }

  private made(builds: Builds, { drawing, locale, page, answer, alias }: PageParts): Made {
    const { publicUrl, brand } = this.options;
    const template = this.templateFor(builds, toneIn(drawing.markup));
    const state = page ? stateOf(page) : 'unknown';
    const data = [
      answer && dataBlock(DOCUMENT_ID.scan, answer),
      dataBlock(DOCUMENT_ID.remotes, JSON.stringify(builds.remotesOfScan)),
    ];
    const html = htmlOf(template, {
      locale,
      drawing,
      url: `${publicUrl}/scan/${encodeURIComponent(page?.alias ?? alias ?? '')}`,
      brand,
      head: preloadLinks(builds.preloads(locale, state)),
      data: data.filter(Boolean).join('\n'),
    });
    return { html, policy: template.policy };
  }

  /** Drawn once per code and language, until the code changes. */
  private drawingOf(page: ScanPage, answer: string, locale: Locale): Drawing {
    const key = `${locale} ${page.alias}`;
    const kept = this.kept.get(key);
    if (kept?.page === page) return kept.drawing;
    const scan = JSON.parse(answer) as PublicScan;
    const drawing = drawScan(
      { ...scan, formToken: TOKEN },
      { locale, brand: this.options.brand, formStyle: this.stylesFor('').rest },
    );
    this.kept.set(key, { page, drawing });
    return drawing;
  }

  /** The document around a drawing; its style has the colour of one avatar. */
  private templateFor(builds: Builds, tone: string): Template {
    if (this.templates?.builds !== builds) this.templates = { builds, byTone: new Map() };
    const known = this.templates.byTone.get(tone);
    if (known) return known;
    const html = withSite(builds.html, this.options.site);
    const made = templateOf(html, this.stylesFor(tone), { scripts: true });
    this.templates.byTone.set(tone, made);
    return made;
  }

  private stylesFor(tone: string): Styles {
    const styles =
      this.styles.get(tone) ?? stylesOf(this.options.styleSheet, scanSamples(tone), formSample());
    this.styles.set(tone, styles);
    return styles;
  }
}

interface Made {
  html: string;
  policy: string;
}

interface PageParts {
  drawing: Drawing;
  locale: Locale;
  page?: ScanPage;
  answer?: string;
  alias?: string;
}

function stateOf({ head }: ScanPage): PublicScan['state'] {
  return (JSON.parse(`${head}}`) as Pick<PublicScan, 'state'>).state;
}

async function inTime<T>(work: T | Promise<T>): Promise<T> {
  if (!(work instanceof Promise)) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not drawn within ${BUDGET} ms`)), BUDGET);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
