import { Logger } from '@nestjs/common';
import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import {
  type DrawingContext,
  drawScan,
  drawUnknown,
  formSample,
  lookIn,
  type PublicScan,
  scanSamples,
} from '@ringtag/scan-card/server';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../../platform/database/database-errors';
import { isGuarded, type ScanPage, type ScanPages } from '../../codes';
import type { Site, SiteSettings } from '../../records';
import type { MessageForm } from '../scan/message-form';
import type { ScanAnswers } from '../scan/scan-answers';
import type { Scans } from '../scan/scans';
import type { BuildReader, Builds } from './builds';
import { type Styles, type StyleSheet, stylesOf } from './critical-css';
import { dataBlock } from './data-block';
import type { Page } from './document';
import { inTime } from '../../platform/turns/in-time';
import { preloadLinks } from './preloads';
import { languageOf } from './reader-language';
import { partsOf, type Template, templateOf } from './scan-page-html';
import { withSite } from './site-block';

/** Documents kept: those that are scanned again and again. */
const KEPT = 2000;
/** What a document depends on besides its address. */
export const VARY = 'Accept-Language, Cookie, ';

export interface ScanDocumentOptions {
  builds: BuildReader;
  pages: ScanPages;
  answers: ScanAnswers;
  scans: Scans;
  form: MessageForm;
  site: SiteSettings;
  brand: string;
  publicUrl: string;
  /** Everything that the server's drawings are styled with. */
  styleSheet: StyleSheet;
}

/** A template, and its texts as they are sent, which all documents of its kind share. */
interface SharedTemplate {
  template: Template;
  sent: Map<string, Buffer>;
}

/** A finished document between whose parts the form token goes, and what it was made of. */
interface Kept {
  page: ScanPage | undefined;
  builds: Builds;
  site: Site;
  parts: Buffer[][];
  policy: string;
}

/**
 * The document of `/scan/{alias}` with the page drawn into it (docs/adr/0018), so that it is seen before a script
 * has come, and without one.
 */
export class ScanDocuments {
  private readonly logger = new Logger('ScanDocuments');
  private readonly kept = new LRUCache<string, Kept>({ max: KEPT });
  private readonly styles = new Map<string, Styles>();
  private templates: { builds: Builds; site: Site; byKind: Map<string, SharedTemplate> } | undefined;

  constructor(private readonly options: ScanDocumentOptions) {}

  /**
   * Only a status when the page could not be drawn in time: the plain document is to go out with it. Throws
   * `codes_guarded`, and what the database throws that is away: there is nothing to wait for.
   */
  async make(request: FastifyRequest, alias: string): Promise<Page | Pick<Page, 'status'>> {
    const { builds: reader, pages, scans, site } = this.options;
    // What is not known to be missing: the script says so if it is.
    let status = 200;
    const builds = await reader.current();
    if (!builds) return { status };
    try {
      const page = await inTime(pages.find(alias, request.ip));
      status = page ? 200 : 404;
      const about = await site.current();
      const around = { builds, site: about, locale: languageOf(request, about.languages) };
      const { parts, policy } = page ? this.known(page, around) : this.unknown(alias, around);
      const html = this.withToken(parts, page);
      if (page) scans.opened(page, request);
      return { html, status, policy, vary: VARY };
    } catch (error) {
      if (isUnavailable(error) || isGuarded(error)) throw error;
      this.logger.warn({ msg: 'A scan page could not be drawn', requestId: request.id, err: error });
      return { status };
    }
  }

  /** Made once per code and language, until the code, a build or a setting changes. */
  private known(page: ScanPage, around: Around): Kept {
    const { builds, site, locale } = around;
    const key = `${locale} ${page.alias}`;
    const kept = this.kept.get(key);
    if (kept?.page === page && kept.builds === builds && kept.site === site) return kept;
    const { answers, brand } = this.options;
    const scan = answers.answer(page);
    const drawing = drawScan(scan, {
      ...contextOf(around, brand),
      formStyle: this.stylesFor('').rest,
    });
    const shared = this.templateFor(around, { look: lookIn(drawing.markup), state: scan.state });
    const data = dataBlock(DOCUMENT_ID.scan, scan);
    const texts = partsOf(shared.template, { drawing, url: this.urlOf(page.alias), brand, data });
    // Nobody but this server could have written a fresh token, so it stands nowhere else.
    const parts = cutAt(scan.formToken, texts, shared.sent);
    const made = { page, builds, site, parts, policy: shared.template.policy };
    this.kept.set(key, made);
    return made;
  }

  private unknown(alias: string, around: Around): Kept {
    const { brand } = this.options;
    const drawing = drawUnknown(alias, contextOf(around, brand));
    const { template, sent } = this.templateFor(around, { look: '', state: 'unknown' });
    const data = dataBlock(DOCUMENT_ID.unknownScan, alias);
    const texts = partsOf(template, { drawing, url: this.urlOf(alias), brand, data });
    const parts = cutAt(undefined, texts, sent);
    return { ...around, page: undefined, parts, policy: template.policy };
  }

  private withToken(parts: Buffer[][], page: ScanPage | undefined): Buffer {
    const [first = [], ...others] = parts;
    if (others.length === 0 || !page) return Buffer.concat(first);
    const token = Buffer.from(this.options.form.issue(page.alias));
    return Buffer.concat([...first, ...others.flatMap((part) => [token, ...part])]);
  }

  private urlOf(alias: string): string {
    return `${this.options.publicUrl}/scan/${encodeURIComponent(alias)}`;
  }

  /** What stands around a drawing: its style has the look of one avatar, its preloads are those of one state. */
  private templateFor({ builds, site, locale }: Around, { look, state }: Kind): SharedTemplate {
    if (this.templates?.builds !== builds || this.templates.site !== site) {
      this.templates = { builds, site, byKind: new Map() };
    }
    const kind = `${look} ${locale} ${state}`;
    const known = this.templates.byKind.get(kind);
    if (known) return known;
    const template = templateOf(withSite(builds.html, site), {
      locale,
      styles: this.stylesFor(look),
      scripts: true,
      head: preloadLinks(builds.preloads(locale, state)),
      data: dataBlock(DOCUMENT_ID.remotes, builds.remotesOfScan),
    });
    const { start, middle, end } = template;
    const sent = new Map([start, middle, end].map((text) => [text, Buffer.from(text)]));
    const made = { template, sent };
    this.templates.byKind.set(kind, made);
    return made;
  }

  private stylesFor(look: string): Styles {
    const styles =
      this.styles.get(look) ?? stylesOf(this.options.styleSheet, scanSamples(look), formSample());
    this.styles.set(look, styles);
    return styles;
  }
}

/** What a document is made of besides its code; the same objects until a build or a setting changes. */
interface Around {
  builds: Builds;
  site: Site;
  locale: Locale;
}

/** What a drawing says of the installation. */
export function contextOf({ site, locale }: Pick<Around, 'site' | 'locale'>, brand: string): DrawingContext {
  return { locale, brand, site };
}

interface Kind {
  look: string;
  state: PublicScan['state'] | 'unknown';
}

/** The texts as they are sent, cut wherever the token stands; those that are shared are not copied. */
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
