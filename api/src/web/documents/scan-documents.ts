import { Injectable, Logger } from '@nestjs/common';
import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import {
  drawScan,
  drawUnknown,
  lookIn,
  type PublicScan,
  scanSamples,
  type Drawing,
} from '@ringtag/documents';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isGuarded, type ScanPage, ScanPages } from '../../codes';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { isUnavailable } from '../../platform/database/database-errors';
import { acceptedLocale } from '../../platform/http/accepted-locale';
import { type KeptAnswer, type PlainRequest, toRawHeaders } from '../../platform/http/kept-answers';
import { inSpan } from '../../platform/tracing/span';
import { inTime } from '../../platform/turns/in-time';
import { type Site, SiteSettings } from '../../records';
import { contactPreviewPath, plainPreviewPath } from '../previews/preview-paths';
import { toVersion } from '../previews/preview-pictures';
import { ScanAnswers } from '../scan/scan-answers';
import { cardPath, readPlainAlias } from '../scan/scan-path';
import { Scans } from '../scan/scans';
import { compressBeginning, toEnd } from './appended-brotli';
import { BuildReader, type Builds } from './builds';
import { BuiltFiles } from './built-files';
import { chooseEncoding } from './content-encoding';
import { pickStyles } from './critical-css';
import { dataBlock, withSite } from './data-block';
import { documentHeaders, type Page } from './document';
import { startScan } from './first-view';
import { readLanguage } from './reader-language';
import {
  closeTokenField,
  type Sharing,
  toParts,
  type Template,
  TOKEN_FIELD,
  toTemplate,
  withoutInstalling,
} from './scan-page-html';
import { type ShortStyles, shortenClasses } from './short-classes';

/** The size of the cache, in bytes of compressed documents. */
const KEPT_BYTES = 32 * 1024 * 1024;

type State = PublicScan['state'] | 'unknown';

/** The pattern of the route of all pages. */
const ROUTE = '/*';

/** A finished document without its form token. */
interface Drawn {
  page: ScanPage | undefined;
  /** Compressed up to the place of the token (ADR 10). */
  beginning: Buffer;
  template: Template;
}

/** And what it was made from. */
interface Kept extends Drawn {
  builds: Builds;
  site: Site;
  /** To a browser that takes brotli. */
  headers: readonly string[];
}

/**
 * The document of `/scan/{alias}` with the page drawn into it (ADR 18), so that it is visible before scripts
 * have loaded, and without them.
 */
@Injectable()
export class ScanDocuments {
  private readonly logger = new Logger('ScanDocuments');
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ beginning }) => beginning.length,
  });
  private readonly styles = new Map<string, ShortStyles>();
  private templates: { builds: Builds; site: Site; byKind: Map<string, Template> } | undefined;

  constructor(
    private readonly builds: BuildReader,
    private readonly site: SiteSettings,
    private readonly brand: BrandConfig,
    private readonly server: ServerConfig,
    private readonly files: BuiltFiles,
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly scans: Scans,
  ) {}

  /**
   * Answers only a status when the page could not be drawn in time: the caller sends the plain document with it. Throws
   * `codes_guarded`, and the error of a database that is away.
   */
  async make(request: FastifyRequest, alias: string): Promise<Page | Pick<Page, 'status'>> {
    // Until the code is looked up. If it does not exist, the script will say so.
    let status = 200;
    const builds = await this.builds.get();
    if (!builds) return { status };
    try {
      const page = await inTime(this.pages.find(alias, request.ip));
      status = page ? 200 : 404;
      const about = await this.site.get();
      const around = { builds, site: about, locale: readLanguage(request, about.languages) };
      const document = page ? this.known(page, around) : this.unknown(alias, around);
      if (page) this.scans.countOpened(page, request);
      const { policy } = document.template;
      return { brotli: this.toBody(document), status, policy, locale: around.locale };
    } catch (error) {
      if (isUnavailable(error) || isGuarded(error)) throw error;
      this.logger.warn({ msg: 'A scan page could not be drawn', requestId: request.id, err: error });
      return { status };
    }
  }

  /**
   * The same for a code that was drawn before, to a browser that takes brotli; undefined where anything has to be read
   * or drawn for it, or the client is refused.
   */
  findKept(request: PlainRequest): KeptAnswer | undefined {
    const alias = readPlainAlias(request.path, '/scan/');
    const about = this.site.fresh;
    if (!alias || !about || chooseEncoding(request.headers) !== 'br') return undefined;
    const locale = acceptedLocale(request, about.languages);
    const kept = this.kept.get(toKey(locale, alias));
    if (!kept || kept.builds !== this.builds.findKept() || kept.site !== about) return undefined;
    const page = this.pages.findKept(alias, request.ip);
    if (!page || kept.page !== page) return undefined;
    this.scans.countOpened(page, request);
    return { route: ROUTE, headers: kept.headers, body: this.toBody(kept) };
  }

  /** Cached per code and language, until the code, a build or a setting changes. */
  private known(page: ScanPage, around: Around): Kept {
    const { builds, site, locale } = around;
    const key = toKey(locale, page.alias);
    const kept = this.kept.get(key);
    if (kept?.page === page && kept.builds === builds && kept.site === site) return kept;
    const made = inSpan({ name: 'document drawing' }, () => this.draw(page, around));
    this.kept.set(key, made);
    return made;
  }

  private draw(page: ScanPage, around: Around): Kept {
    const { builds, site, locale } = around;
    const { name: brand } = this.brand;
    const scan = this.answers.withoutToken(page);
    const drawn = drawScan(scan, { locale, brand, site });
    const look = lookIn(drawn.markup, scan.pageKind);
    const template = this.templateFor(around, look, scan.state);
    const drawing = this.withShortClasses(drawn, look);
    const data = dataBlock(DOCUMENT_ID.scan, scan);
    const sharing = this.toSharing(page, drawn, locale);
    const parts = toParts(template, { drawing, sharing, brand, data });
    if (page.shown.owner) parts.push(TOKEN_FIELD);
    const beginning = compressBeginning(parts.join(''));
    const headers = toRawHeaders({
      ...documentHeaders({ policy: template.policy, locale }),
      'Content-Encoding': 'br',
    });
    return { page, builds, site, beginning, template, headers };
  }

  private unknown(alias: string, around: Around): Drawn {
    const { publicUrl } = this.server;
    const { name: brand } = this.brand;
    const { locale, site } = around;
    const drawing = this.withShortClasses(drawUnknown(alias, { locale, brand, site }), '');
    const template = this.templateFor(around, '', 'unknown');
    const data = dataBlock(DOCUMENT_ID.unknownScan, alias);
    const sharing = {
      url: publicUrl + cardPath(alias),
      picture: publicUrl + plainPreviewPath('brand', locale),
    };
    const parts = toParts(template, { drawing, sharing, brand, data });
    return { page: undefined, beginning: compressBeginning(parts.join('')), template };
  }

  private toSharing({ alias, shown }: ScanPage, { preview }: Drawing, locale: Locale): Sharing {
    const { publicUrl } = this.server;
    const kind = preview?.picture ?? 'brand';
    const picture =
      kind === 'contact' ? contactPreviewPath(alias, toVersion(shown)) : plainPreviewPath(kind, locale);
    return { url: publicUrl + cardPath(alias), picture: publicUrl + picture };
  }

  /** Only the page of a code with an owner has a message form. */
  private toBody({ beginning, page, template }: Drawn): readonly Buffer[] {
    const token = page && this.answers.newToken(page);
    return [beginning, toEnd((token ? closeTokenField(token) : '') + template.tail)];
  }

  /** The template around a drawing. Its style depends on the avatar's look, its preloads on the code's state. */
  private templateFor({ builds, site, locale }: Around, look: string, state: State): Template {
    if (this.templates?.builds !== builds || this.templates.site !== site) {
      this.templates = { builds, site, byKind: new Map() };
    }
    const kind = `${look} ${locale} ${state}`;
    const known = this.templates.byKind.get(kind);
    if (known) return known;
    const template = toTemplate(withoutInstalling(withSite(builds.html, site)), {
      locale,
      styles: this.stylesFor(look).css,
      runs: 'at-touch',
      start: startScan(builds, locale, state),
      starter: this.files.starter,
    });
    this.templates.byKind.set(kind, template);
    return template;
  }

  private withShortClasses(drawing: Drawing, look: string): Drawing {
    return { ...drawing, markup: this.stylesFor(look).shorten(drawing.markup) };
  }

  private stylesFor(look: string): ShortStyles {
    const known = this.styles.get(look);
    if (known) return known;
    const styles = shortenClasses(pickStyles(this.files.styleSheet, () => scanSamples(look)));
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

function toKey(locale: Locale, alias: string): string {
  return `${locale} ${alias}`;
}
