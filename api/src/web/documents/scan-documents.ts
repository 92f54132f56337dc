import { Injectable, Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isGuarded, type ScanPage, ScanPages } from '../../codes';
import { isUnavailable } from '../../platform/database/database-errors';
import { inTime } from '../../platform/in-time';
import { runIn } from '../../platform/tracing/span';
import { SiteSettings } from '../../records';
import { ScanAnswers } from '../scan/scan-answers';
import { Scans } from '../scan/scans';
import type { Page } from './document';
import { endGzip } from './joined-gzip';
import { readLanguage } from './reader-language';
import { closeTokenField } from './scan-page-html';
import { type Around, type FilledDocument, ScanShapes } from './scan-shapes';
import { SeenBuilds } from './seen-builds';

/** Of the documents that are kept. */
const KEPT_BYTES = 16 * 1024 * 1024;

interface Asked {
  alias: string;
  page: ScanPage | undefined;
  /** Whether the page was in memory, so that somebody has asked for the code before. */
  isKept: boolean;
}

type Kept = FilledDocument & Pick<Around, 'builds' | 'site'> & { page: ScanPage };

/**
 * The document of `/scan/{alias}` with the page drawn into it (ADR 18), so that it is visible before scripts
 * have loaded, and without them.
 */
@Injectable()
export class ScanDocuments {
  private readonly logger = new Logger('ScanDocuments');
  /** By language and alias. Only of codes that were asked for before: most are not asked for again. */
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ begun }) => begun.bytes.length,
  });

  constructor(
    private readonly seen: SeenBuilds,
    private readonly site: SiteSettings,
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
    const builds = await this.seen.get(request);
    if (!builds) return { status };
    try {
      const page = await inTime(this.pages.find(alias, request.ip));
      status = page ? 200 : 404;
      return this.answer({ page, alias, isKept: false }, request, { builds, site: await this.site.get() });
    } catch (error) {
      if (isUnavailable(error) || isGuarded(error)) throw error;
      this.logger.warn({ msg: 'A scan page could not be drawn', requestId: request.id, err: error });
      return { status };
    }
  }

  /** The same where nothing has to be waited for; else undefined. */
  makeAtOnce(request: FastifyRequest, alias: string): Page | undefined {
    const site = this.site.fresh;
    const builds = this.seen.findKept();
    const found = site && builds && this.pages.findAtOnce(alias, request.ip);
    return found && this.answer({ ...found, alias }, request, { builds, site });
  }

  private answer(
    { page, alias, isKept }: Asked,
    request: FastifyRequest,
    { builds, site }: Omit<Around, 'locale'>,
  ): Page {
    const around = { builds, site, locale: readLanguage(request, site.languages) };
    if (!page) return this.shapes.drawUnknown(alias, around);
    const { begun, template } = this.known(page, isKept, request, around);
    this.scans.count(page, request, { as: 'page' });
    // Only the page of a code with an owner has a message form.
    const token = this.answers.newToken(page);
    const gzip = endGzip(begun, (token ? closeTokenField(token, page.shown) : '') + template.tail);
    return { gzip, status: 200, policy: template.policy, locale: around.locale };
  }

  /** Another object stands for what has changed: a code, a build, or the settings. */
  private known(page: ScanPage, isKept: boolean, request: FastifyRequest, around: Around): FilledDocument {
    const { builds, site, locale } = around;
    const key = `${builds.isShared ? 'shared ' : ''}${locale} ${page.alias}`;
    const kept = this.kept.get(key);
    if (kept?.page === page && kept.builds === builds && kept.site === site) return kept;
    const made = runIn(request.span?.child({ name: 'document drawing' }), () =>
      this.shapes.fill(this.answers.withoutToken(page), page, around),
    );
    if (isKept) this.kept.set(key, { ...made, page, builds, site });
    return made;
  }
}
