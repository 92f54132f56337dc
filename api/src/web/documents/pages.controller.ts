import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import {
  isAlias,
  LEGAL_PAGES,
  type Locale,
  normalizeAlias,
  parseAlias,
  SIGN_IN_PATH,
} from '@ringtag/contracts';
import { drawPageFrame } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isGuarded, ScanPages } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import { DomainError } from '../../platform/errors/domain-error';
import { AnswersPages } from '../../platform/http/pages';
import { inTime } from '../../platform/in-time';
import { SiteSettings } from '../../records';
import { BrandFiles } from '../brand/brand-files';
import { cardPath, splitSegments } from '../scan/scan-path';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { withSite } from './data-block';
import type { BuiltPage } from './deployed-builds';
import type { Page } from './document';
import { toFailurePage } from './failure-pages';
import { startPage } from './first-view';
import type { PageController } from './page-answers';
import { findFrame, type Frame, isPage } from './page-frames';
import { type PageAnswer, type PlainPage, PlainPages } from './plain-pages';
import { readLanguage } from './reader-language';
import { ScanDocuments } from './scan-documents';
import { TITLE, toTitle } from './scan-page-html';
import { SeenBuilds } from './seen-builds';
import { sendAsset } from './send-asset';

const FILE = /\.[a-z0-9]+$/i;
/** Pages of the shell and of mfe-auth that strangers may share and search engines may list. */
const PUBLIC_PAGES = [SIGN_IN_PATH, '/sign-up', '/forgot-password', ...Object.values(LEGAL_PAGES)];
/** Pages below that of a code that the server draws, and that once had every spelling. */
const ROUTED = new Set(['verify', 'activate']);

/**
 * Every other address: the shell's files, the documents of codes, and a document for every page of the application. Where
 * there is no page, the application says so; the status of its document says it to everybody else.
 */
@AnswersPages()
@Public()
@Controller()
export class PagesController implements PageController {
  constructor(
    private readonly builds: SeenBuilds,
    private readonly site: SiteSettings,
    private readonly plain: PlainPages,
    private readonly documents: ScanDocuments,
    private readonly pages: ScanPages,
    private readonly brand: BrandFiles,
  ) {}

  /** @param path as decoded by the router, so that every spelling of an address has the same answer */
  @Get('/*')
  async show(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (path.startsWith('_mf/')) throw new DomainError('not_found');
    if (FILE.test(path)) {
      const own = await this.brand.find(path);
      return own ? reply.headers(own.headers).send(own.content) : sendAsset(reply, this.brand.folder, path);
    }
    return reply.send(await this.plain.write(request, reply, await this.find(request)));
  }

  showFailure(error: DomainError, request: FastifyRequest): PlainPage {
    return toFailurePage(error, request, { runs: 'at-once' });
  }

  private async find(request: FastifyRequest): Promise<PageAnswer> {
    const [first, typed, below, ...further] = splitSegments(request.url);
    if (isMisspelt(first, typed, below)) {
      const spelled = toSpelling(request.url, typed, below, further);
      if (spelled === request.url) throw new DomainError('not_found');
      return { to: spelled };
    }
    if (first?.toLowerCase() !== 'scan' || !typed) {
      const current = await this.builds.get(request);
      const status = current && isPage(current, request) ? 200 : 404;
      const frame = current && findFrame(current, request);
      return frame ? { ...toFramePage(frame, request), status } : this.toShell(request, status);
    }
    const alias = normalizeAlias(typed);
    const meant = parseAlias(typed);
    // Such as the full stop of a sentence behind the alias. A redirect, because the script reads the address, too.
    if (!below && meant !== alias && isAlias(meant)) return { to: cardPath(meant) };
    // The page of the link that asks to give a code up is not drawn on the server: it needs a session.
    if (below) return this.toShell(request, await this.findStatus(alias, request));
    const page = await this.documents.make(request, alias);
    return 'policy' in page ? page : this.toShell(request, page.status);
  }

  /** The shell's document, which is the same for every page: its scripts draw everything. */
  private async toShell(request: FastifyRequest, status: Page['status']): Promise<Page> {
    const current = await this.builds.get(request);
    if (!current) throw new DomainError('not_found');
    const about = await this.site.get();
    const locale = readLanguage(request, about.languages);
    const { styles, markup } = this.plain.drawEmpty(about, locale);
    const named = current.html.replace(TITLE, toTitle({ title: about.name }));
    const html = withSite(named, about)
      .replace('<html lang="en"', `<html lang="${locale}"`)
      .replace('</head>', (end) => `<style>${styles}</style>${end}`)
      // Behind the page, whose first link skips its navigation.
      .replace('</body>', (end) => markup + end);
    return { status, html, policy: contentSecurityPolicy(inlineScripts(html), [styles]) };
  }

  /**
   * The status of a page below that of a code. If the database does not answer, the document is sent all the same: its
   * script says what is wrong.
   */
  private async findStatus(alias: string, request: FastifyRequest): Promise<200 | 404> {
    try {
      const page = await inTime(this.pages.find(alias, request.ip));
      return page ? 200 : 404;
    } catch (error) {
      if (isGuarded(error)) throw error;
      return 200;
    }
  }
}

/** A slow network shows the shape of the page at once, and its files come together (ADR 24). */
function toFramePage(frame: Frame, { url }: FastifyRequest): PlainPage {
  const isPublic = frame.kind === 'signed-out';
  return {
    draw: (context) =>
      drawPageFrame(frame.kind, context, frame.page && findTitle(frame.page, context.locale)),
    runs: 'at-once',
    look: 'frame',
    start: (deployed, locale) => startPage(deployed, locale, frame, url.includes('?')),
    path: PUBLIC_PAGES.find((known) => isPublic && known === url.split('?')[0]),
    listed: true,
  };
}

function findTitle({ owner, path }: BuiltPage, locale: Locale): string | undefined {
  return owner.entries[locale].routes.find((route) => route.path === path)?.title;
}

/** Printed codes are in upper case, but these pages have routes of their own, in one spelling. */
function isMisspelt(first = '', typed = '', below = ''): boolean {
  if (first.toLowerCase() !== 'scan') return false;
  return typed === '' || ROUTED.has(below.toLowerCase());
}

function toSpelling(url: string, typed = '', below = '', further: string[] = []): string {
  const [, query] = url.split('?');
  const segments = ['scan', typed, below.toLowerCase(), ...further].filter(Boolean).map(encodeURIComponent);
  return `/${segments.join('/')}${query === undefined ? '' : `?${query}`}`;
}
