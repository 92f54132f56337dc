import { Injectable, Logger } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isGuarded, type ScanPage, ScanPages } from '../../codes';
import { ServerConfig } from '../../platform/config/config';
import { isUnavailable } from '../../platform/database/database-errors';
import { acceptedLocale } from '../../platform/http/accepted-locale';
import type { KeptAnswer, PlainRequest } from '../../platform/http/kept-answers';
import { inSpan } from '../../platform/tracing/span';
import { inTime } from '../../platform/turns/in-time';
import { type Site, SiteSettings } from '../../records';
import { contactPreviewPath } from '../previews/preview-paths';
import { toVersion } from '../previews/preview-pictures';
import { ScanAnswers } from '../scan/scan-answers';
import { cardPath, readPlainAlias } from '../scan/scan-path';
import { Scans } from '../scan/scans';
import { compressBeginning, toEnd } from './appended-brotli';
import { BuildReader, type Builds } from './builds';
import { chooseEncoding } from './content-encoding';
import type { Page } from './document';
import { readLanguage } from './reader-language';
import { closeTokenField, type Template } from './scan-page-html';
import { type Around, ScanShapes } from './scan-shapes';

/** The size of the cache, in bytes of compressed documents. */
const KEPT_BYTES = 32 * 1024 * 1024;

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

  constructor(
    private readonly builds: BuildReader,
    private readonly site: SiteSettings,
    private readonly server: ServerConfig,
    private readonly pages: ScanPages,
    private readonly answers: ScanAnswers,
    private readonly scans: Scans,
    private readonly shapes: ScanShapes,
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
      if (page) this.scans.count(page, request, { as: 'page' });
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
    this.scans.count(page, request, { as: 'page' });
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
    const { builds, site } = around;
    const { publicUrl } = this.server;
    const { alias, shown } = page;
    const contact = shown.pageKind === 'contact' ? contactPreviewPath(alias, toVersion(shown)) : '';
    const addresses = { url: publicUrl + cardPath(alias), contact: publicUrl + contact };
    const { html, template, headers } = this.shapes.fill(this.answers.withoutToken(page), addresses, around);
    return { page, builds, site, beginning: compressBeginning(html), template, headers };
  }

  private unknown(alias: string, around: Around): Drawn {
    const url = this.server.publicUrl + cardPath(alias);
    const { html, template } = this.shapes.drawUnknown(alias, url, around);
    return { page: undefined, beginning: compressBeginning(html), template };
  }

  /** Only the page of a code with an owner has a message form. */
  private toBody({ beginning, page, template }: Drawn): readonly Buffer[] {
    const token = page && this.answers.newToken(page);
    return [beginning, toEnd((token ? closeTokenField(token) : '') + template.tail)];
  }
}

function toKey(locale: Locale, alias: string): string {
  return `${locale} ${alias}`;
}
