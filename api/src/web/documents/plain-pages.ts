import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import { drawEmptyPage, type Drawing, type DrawingContext, focusRefused } from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { type Site, SiteSettings } from '../../records';
import { plainPreviewPath } from '../previews/preview-paths';
import { BuiltFiles } from './built-files';
import { withSite } from './data-block';
import type { Builds } from './deployed-builds';
import { type Page, writePage } from './document';
import type { Start } from './first-view';
import { inAskedLanguage, readLanguage } from './reader-language';
import { type Running, toParts, toTemplate } from './scan-page-html';
import { SeenBuilds } from './seen-builds';

export interface PlainPage {
  draw: (context: DrawingContext) => Drawing;
  /** The path for link previews; none for a page that is shown in place of another. */
  path?: string;
  /** True for a page that search engines may list. */
  listed?: boolean;
  status?: number;
  /** Whether and when the shell's page replaces this one. */
  runs?: Running;
  /** True for a page that must not be cached, such as a failure. */
  passing?: boolean;
  /**
   * True for a page that is of use to one person for a few minutes. Nothing indexes it, and no cache stores it. The browser
   * keeps the answer to a form, because Back would ask to send the form again.
   */
  personal?: boolean;
  /** True where the path holds a secret. Nothing indexes such a page either. */
  secret?: boolean;
  /** Which script the page has; that of the pages below a code, if none is named. */
  script?: 'conversation';
  /** True where people may send their place. */
  asksPlace?: boolean;
  /** The style sheet that it takes; that of the pages below a code, if none is named. */
  look?: 'frame' | 'about' | 'help';
  /** What the page that replaces this one needs. */
  start?: (builds: Builds, locale: Locale) => Start;
}

/**
 * An answer that leads to another path, so that reloading it does not send a form again. The language that the address
 * named goes with it.
 */
export interface Redirection {
  to: string;
}

/** What a route of pages answers: a page to draw or one that is drawn already, or another path. */
export type PageAnswer = PlainPage | Page | Redirection;

/** Draws pages completely on the server, inside the shell's document. */
@Injectable()
export class PlainPages {
  constructor(
    private readonly builds: SeenBuilds,
    private readonly site: SiteSettings,
    private readonly brand: BrandConfig,
    private readonly server: ServerConfig,
    private readonly files: BuiltFiles,
  ) {}

  /** What a document without a page says where its scripts do not run or did not come, and the styles of that. */
  drawEmpty(site: Site, locale: Locale): { markup: string; styles: string } {
    const markup = drawEmptyPage({ site, locale, brand: this.brand.name });
    return { markup, styles: this.files.getStyles('frame') };
  }

  /** Sets the status and the headers of an answer, and answers its body. Throws `not_found` while there is no shell. */
  async write(
    request: FastifyRequest,
    reply: FastifyReply,
    page: PageAnswer,
  ): Promise<string | Buffer | undefined> {
    if ('to' in page) {
      void reply.status(303).header('Location', inAskedLanguage(page.to, request));
      return undefined;
    }
    if ('policy' in page) return writePage(request, reply, page);
    const { publicUrl } = this.server;
    const { name: brand } = this.brand;
    const { starterBelow, conversationScript } = this.files;
    const current = await this.builds.get(request);
    if (!current) throw new DomainError('not_found');
    const about = await this.site.get();
    const locale = readLanguage(request, about.languages);
    const { draw, path, listed, look = 'below' } = page;
    const { status = 200, runs = 'never', personal, secret, asksPlace, script } = page;
    const template = toTemplate(withSite(current.html, about), {
      locale,
      styles: this.files.getStyles(look),
      runs,
      start: page.start?.(current, locale),
      starter: script ? conversationScript : starterBelow,
    });
    const isForm = request.method === 'POST';
    // What a form or a mailed link has brought would be lost in the same page in another language.
    const once = isForm || 'token' in ((request.query as object | null) ?? {});
    const drawn = draw({ site: once ? { ...about, languages: [] } : about, locale, brand });
    const isRefused = isForm && status >= 400;
    const drawing = isRefused ? { ...drawn, markup: focusRefused(drawn.markup) } : drawn;
    const picture = publicUrl + plainPreviewPath(toPlainPicture(drawing), locale);
    const sharing = path === undefined ? undefined : { url: publicUrl + path, picture, listed };
    const html = [...toParts(template, { drawing, sharing, brand }), template.tail].join('');
    const { policy } = template;
    const { passing = personal && !isForm } = page;
    if (personal || secret) void reply.header('X-Robots-Tag', 'noindex');
    return writePage(request, reply, { html, status, policy, locale, passing, secret, asksPlace });
  }
}

/** A page below that of a contact is not the contact. */
function toPlainPicture({ preview }: Drawing): 'brand' | 'lost' {
  return preview?.picture === 'lost' ? 'lost' : 'brand';
}
