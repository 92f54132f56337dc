import { Injectable } from '@nestjs/common';
import type { Locale } from '@ringtag/contracts';
import {
  aboutSample,
  activationSamples,
  conversationSamples,
  type Drawing,
  type DrawingContext,
  failureSample,
  frameSamples,
  helpSamples,
  messageSamples,
} from '@ringtag/documents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import { DomainError } from '../../platform/errors/domain-error';
import { SiteSettings } from '../../records';
import { plainPreviewPath } from '../previews/preview-paths';
import { BuildReader, type Builds } from './builds';
import { BuiltFiles } from './built-files';
import { pickStyles } from './critical-css';
import { withSite } from './data-block';
import { sendPage } from './document';
import type { Start } from './first-view';
import { readLanguage } from './reader-language';
import { type Running, toParts, toTemplate } from './scan-page-html';

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
  /** True where the path holds a secret. */
  secret?: boolean;
  /** Which script the page has; that of the pages below a code, if none is named. */
  script?: 'conversation';
  /** True where people may send their place. */
  asksPlace?: boolean;
  /** The pages whose style sheet it takes. */
  look?: keyof PlainPages['styles'];
  /** What the page that replaces this one needs. */
  start?: (builds: Builds, locale: Locale) => Start;
}

/** Sends pages that the server draws completely, inside the shell's document. */
@Injectable()
export class PlainPages {
  /** The style sheets: of pages below that of a code, of empty frames, of the page that explains the product, and of help. */
  readonly styles: Record<'below' | 'frame' | 'about' | 'help', string>;

  constructor(
    private readonly builds: BuildReader,
    private readonly site: SiteSettings,
    private readonly brand: BrandConfig,
    private readonly server: ServerConfig,
    private readonly files: BuiltFiles,
  ) {
    const { styleSheet } = files;
    const drawBelow = () => messageSamples() + conversationSamples() + failureSample() + activationSamples();
    this.styles = {
      below: pickStyles(styleSheet, drawBelow),
      frame: pickStyles(styleSheet, frameSamples),
      about: pickStyles(styleSheet, aboutSample),
      help: pickStyles(styleSheet, helpSamples),
    };
  }

  /** Throws `not_found` while there is no shell. */
  async send(request: FastifyRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    const { publicUrl } = this.server;
    const { name: brand } = this.brand;
    const { starterBelow, conversationScript } = this.files;
    const current = await this.builds.get();
    if (!current) throw new DomainError('not_found');
    const about = await this.site.get();
    const locale = readLanguage(request, about.languages);
    const { draw, path, listed, look = 'below' } = page;
    const { status = 200, runs = 'never', passing, secret, asksPlace, script } = page;
    const template = toTemplate(withSite(current.html, about), {
      locale,
      styles: this.styles[look],
      runs,
      start: page.start?.(current, locale),
      starter: script ? conversationScript : starterBelow,
    });
    // What a form or a mailed link has brought would be lost in the same page in another language.
    const once = request.method === 'POST' || 'token' in ((request.query as object | null) ?? {});
    const drawing = draw({ site: once ? { ...about, languages: [] } : about, locale, brand });
    const picture = publicUrl + plainPreviewPath(toPlainPicture(drawing), locale);
    const sharing = path === undefined ? undefined : { url: publicUrl + path, picture, listed };
    const html = [...toParts(template, { drawing, sharing, brand }), template.tail].join('');
    const { policy } = template;
    return sendPage(request, reply, { html, status, policy, locale, passing, secret, asksPlace });
  }
}

/** A page below that of a contact is not the contact. */
function toPlainPicture({ preview }: Drawing): 'brand' | 'lost' {
  return preview?.picture === 'lost' ? 'lost' : 'brand';
}
