import { join } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { LEGAL_PAGES, normalizeAlias } from '@ringtag/contracts';
import { type DrawingContext, drawNoScript, drawPageFrame } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isGuarded, ScanPages } from '../../codes';
import { Public } from '../../platform/access/access.decorators';
import { ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { AnswersPages, type PageController } from '../../platform/http/pages';
import { inTime } from '../../platform/turns/in-time';
import { SiteSettings } from '../../records';
import { splitSegments } from '../scan/scan-path';
import { BuildReader } from './builds';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { withSite } from './data-block';
import { type Page, sendPage } from './document';
import { sendFailurePage } from './failure-pages';
import { startPage } from './first-view';
import { findFrame, type Frame } from './page-frames';
import { type PlainPage, PlainPages } from './plain-pages';
import { readLanguage } from './reader-language';
import { ScanDocuments } from './scan-documents';
import { sendAsset } from './send-asset';

const FILE = /\.[a-z0-9]+$/i;
/** Pages of the shell and of mfe-auth that strangers may share and search engines may list. */
const PUBLIC_PAGES = ['/', '/sign-in', '/sign-up', '/forgot-password', ...Object.values(LEGAL_PAGES)];
/** Pages below that of a code that the server draws, and that once had every spelling. */
const ROUTED = new Set(['verify', 'activate']);

/** Every other address: the shell's files, the documents of codes, and a document for every page of the application. */
@AnswersPages()
@Public()
@Controller()
export class PagesController implements PageController {
  constructor(
    private readonly builds: BuildReader,
    private readonly site: SiteSettings,
    private readonly server: ServerConfig,
    private readonly plain: PlainPages,
    private readonly documents: ScanDocuments,
    private readonly pages: ScanPages,
  ) {}

  /** @param path as decoded by the router, so that every spelling of an address has the same answer */
  @Get('/*')
  async show(
    @Param('*') path: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    if (path.startsWith('_mf/')) throw new DomainError('not_found');
    if (FILE.test(path)) return sendAsset(reply, join(this.server.webRoot, 'shell', 'dist'), path);
    const [first, typed, below, ...further] = splitSegments(request.url);
    if (isMisspelt(first, typed, below)) {
      const spelled = toSpelling(request.url, typed, below, further);
      if (spelled === request.url) throw new DomainError('not_found');
      return reply.redirect(spelled, 303);
    }
    if (first?.toLowerCase() !== 'scan' || !typed) return this.showPage(request, reply);
    const alias = normalizeAlias(typed);
    // The page of the link that asks to give a code up is not drawn on the server: it needs a session.
    if (below) return this.sendShell(request, reply, await this.findStatus(alias, request));
    const page = await this.documents.make(request, alias);
    return 'policy' in page ? sendPage(request, reply, page) : this.sendShell(request, reply, page.status);
  }

  showFailure(error: DomainError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return sendFailurePage(this.plain, error, request, reply, { runs: 'at-once' });
  }

  private async showPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const current = await this.builds.get();
    const frame = current && findFrame(current, request);
    return frame ? this.sendFrame(request, reply, frame) : this.sendShell(request, reply, 200);
  }

  /** A slow network shows the shape of the page at once, and its files come together (ADR 24). */
  private sendFrame(request: FastifyRequest, reply: FastifyReply, frame: Frame): Promise<FastifyReply> {
    const draw = (context: DrawingContext) => drawPageFrame(frame.kind, context);
    const start: PlainPage['start'] = (deployed, locale) =>
      startPage(deployed, locale, frame, request.url.includes('?'));
    const isPublic = frame.kind === 'signed-out';
    const path = PUBLIC_PAGES.find((known) => isPublic && known === request.url.split('?')[0]);
    return this.plain.send(request, reply, {
      draw,
      runs: 'at-once',
      look: 'frame',
      start,
      path,
      listed: true,
    });
  }

  /** The shell's document, which is the same for every page: its scripts draw everything. */
  private async sendShell(
    request: FastifyRequest,
    reply: FastifyReply,
    status: Page['status'],
  ): Promise<FastifyReply> {
    const current = await this.builds.get();
    if (!current) throw new DomainError('not_found');
    const about = await this.site.get();
    const html = withSite(current.html, about).replace(
      '<body>',
      (body) => body + drawNoScript(readLanguage(request, about.languages)),
    );
    return sendPage(request, reply, { status, html, policy: contentSecurityPolicy(inlineScripts(html)) });
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
