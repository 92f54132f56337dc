import { Logger } from '@nestjs/common';
import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import {
  drawScan,
  drawUnknown,
  formSample,
  lookIn,
  type PublicScan,
  scanSamples,
} from '@ringtag/scan-card/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isGuarded, type ScanPage, type ScanPages } from '../../codes';
import { isUnavailable } from '../../platform/database/database-errors';
import { inTime } from '../../platform/turns/in-time';
import type { Site } from '../../records';
import type { MessageForm } from '../scan/message-form';
import type { ScanAnswers } from '../scan/scan-answers';
import { cardPath } from '../scan/scan-path';
import type { Scans } from '../scan/scans';
import type { Builds } from './builds';
import { type Styles, splitStyles } from './critical-css';
import { dataBlock, withSite } from './data-block';
import { type Page, VARY } from './document';
import { startScan } from './first-view';
import type { PlainPageOptions } from './plain-pages';
import { readLanguage } from './reader-language';
import { toParts, type Template, toTemplate } from './scan-page-html';

/** How many documents are cached. */
const KEPT = 2000;

export interface ScanDocumentOptions extends PlainPageOptions {
  pages: ScanPages;
  answers: ScanAnswers;
  scans: Scans;
  form: MessageForm;
}

type State = PublicScan['state'] | 'unknown';

/** A template, and its texts as bytes. All documents of its kind share both. */
interface SharedTemplate {
  template: Template;
  sent: Map<string, Buffer>;
}

/** A finished document, cut where the form token goes, and what it was made from. */
interface Kept {
  page: ScanPage | undefined;
  builds: Builds;
  site: Site;
  parts: Buffer[][];
  policy: string;
}

/**
 * The document of `/scan/{alias}` with the page drawn into it (ADR 18), so that it is visible before scripts
 * have loaded, and without them.
 */
export class ScanDocuments {
  private readonly logger = new Logger('ScanDocuments');
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT });
  private readonly styles = new Map<string, Styles>();
  private templates: { builds: Builds; site: Site; byKind: Map<string, SharedTemplate> } | undefined;

  constructor(private readonly options: ScanDocumentOptions) {}

  /**
   * Answers only a status when the page could not be drawn in time: the caller sends the plain document with it. Throws
   * `codes_guarded`, and the error of a database that is away.
   */
  async make(request: FastifyRequest, alias: string): Promise<Page | Pick<Page, 'status'>> {
    const { builds: reader, pages, scans, site } = this.options;
    // Until the code is looked up. If it does not exist, the script will say so.
    let status = 200;
    const builds = await reader.get();
    if (!builds) return { status };
    try {
      const page = await inTime(pages.find(alias, request.ip));
      status = page ? 200 : 404;
      const about = await site.get();
      const around = { builds, site: about, locale: readLanguage(request, about.languages) };
      const { parts, policy } = page ? this.known(page, around) : this.unknown(alias, around);
      const html = this.withToken(parts, page);
      if (page) scans.countOpened(page, request);
      return { html, status, policy, vary: VARY };
    } catch (error) {
      if (isUnavailable(error) || isGuarded(error)) throw error;
      this.logger.warn({ msg: 'A scan page could not be drawn', requestId: request.id, err: error });
      return { status };
    }
  }

  /** Cached per code and language, until the code, a build or a setting changes. */
  private known(page: ScanPage, around: Around): Kept {
    const { builds, site, locale } = around;
    const key = `${locale} ${page.alias}`;
    const kept = this.kept.get(key);
    if (kept?.page === page && kept.builds === builds && kept.site === site) return kept;
    const { answers, brand, publicUrl } = this.options;
    const scan = answers.answer(page);
    const drawing = drawScan(scan, { locale, brand, site, formStyle: this.stylesFor('').rest });
    const shared = this.templateFor(around, lookIn(drawing.markup), scan.state);
    const data = dataBlock(DOCUMENT_ID.scan, scan);
    const texts = toParts(shared.template, { drawing, url: publicUrl + cardPath(page.alias), brand, data });
    // The token occurs only where this server wrote it: nobody else can make one.
    const parts = cutAt(scan.formToken, texts, shared.sent);
    const made = { page, builds, site, parts, policy: shared.template.policy };
    this.kept.set(key, made);
    return made;
  }

  private unknown(alias: string, around: Around): Kept {
    const { brand, publicUrl } = this.options;
    const { locale, site } = around;
    const drawing = drawUnknown(alias, { locale, brand, site });
    const { template, sent } = this.templateFor(around, '', 'unknown');
    const data = dataBlock(DOCUMENT_ID.unknownScan, alias);
    const texts = toParts(template, { drawing, url: publicUrl + cardPath(alias), brand, data });
    const parts = cutAt(undefined, texts, sent);
    return { ...around, page: undefined, parts, policy: template.policy };
  }

  private withToken(parts: Buffer[][], page: ScanPage | undefined): Buffer {
    const [first = [], ...others] = parts;
    if (others.length === 0 || !page) return Buffer.concat(first);
    const token = Buffer.from(this.options.form.issue(page.alias));
    return Buffer.concat([...first, ...others.flatMap((part) => [token, ...part])]);
  }

  /** The template around a drawing. Its style depends on the avatar's look, its preloads on the code's state. */
  private templateFor({ builds, site, locale }: Around, look: string, state: State): SharedTemplate {
    if (this.templates?.builds !== builds || this.templates.site !== site) {
      this.templates = { builds, site, byKind: new Map() };
    }
    const kind = `${look} ${locale} ${state}`;
    const known = this.templates.byKind.get(kind);
    if (known) return known;
    const template = toTemplate(withSite(builds.html, site), {
      locale,
      styles: this.stylesFor(look),
      scripts: true,
      ...startScan(builds, locale, state),
    });
    const { start, middle, end } = template;
    const made = { template, sent: new Map([start, middle, end].map((text) => [text, Buffer.from(text)])) };
    this.templates.byKind.set(kind, made);
    return made;
  }

  private stylesFor(look: string): Styles {
    const styles =
      this.styles.get(look) ?? splitStyles(this.options.styleSheet, scanSamples(look), formSample());
    this.styles.set(look, styles);
    return styles;
  }
}

/** What a document is made from besides its code; the same objects until a build or a setting changes. */
interface Around {
  builds: Builds;
  site: Site;
  locale: Locale;
}

/** The texts as bytes, cut wherever the token occurs. Shared texts are not copied. */
function cutAt(token: string | undefined, texts: string[], sent: Map<string, Buffer>): Buffer[][] {
  const runs: Buffer[][] = [[]];
  for (const text of texts) {
    const shared = sent.get(text);
    const pieces = shared || !token ? [text] : text.split(token);
    pieces.forEach((piece, index) => {
      if (index > 0) runs.push([]);
      runs.at(-1)!.push(shared ?? Buffer.from(piece));
    });
  }
  return runs;
}
