import type { Locale } from '@ringtag/contracts';
import {
  activationSamples,
  conversationSamples,
  type Drawing,
  type DrawingContext,
  failureSample,
  frameSamples,
  messageSamples,
} from '@ringtag/scan-card/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/domain-error';
import type { SiteSettings } from '../../records';
import type { BuildReader, Builds } from './builds';
import { pickStyles, type StyleSheet } from './critical-css';
import { withSite } from './data-block';
import { sendPage } from './document';
import type { Start } from './first-view';
import { readLanguage } from './reader-language';
import { type Running, toParts, toTemplate } from './scan-page-html';

export interface PlainPageOptions {
  builds: BuildReader;
  site: SiteSettings;
  brand: string;
  publicUrl: string;
  /** The styles of all drawings of the server. */
  styleSheet: StyleSheet;
  /** The script of pages that run the application at a touch. */
  starter: string;
  /** The script of the page of a conversation, which never runs the application. */
  conversationScript: string;
}

export interface PlainPage {
  draw: (context: DrawingContext) => Drawing;
  /** The path for link previews; none for a page that is shown in place of another. */
  path?: string;
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
  /** True for the empty frame of another page, which has a style sheet of its own. */
  frame?: boolean;
  /** What the page that replaces this one needs. */
  start?: (builds: Builds, locale: Locale) => Start;
}

/** Sends pages that the server draws completely, inside the shell's document. */
export class PlainPages {
  private readonly styles: string;
  private readonly frameStyles: string;

  constructor(private readonly options: PlainPageOptions) {
    const samples = messageSamples() + conversationSamples() + failureSample() + activationSamples();
    this.styles = pickStyles(options.styleSheet, samples);
    this.frameStyles = pickStyles(options.styleSheet, frameSamples());
  }

  /** Throws `not_found` while there is no shell. */
  async send(request: FastifyRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    const { builds, site, brand, publicUrl, starter, conversationScript } = this.options;
    const current = await builds.get();
    if (!current) throw new DomainError('not_found');
    const about = await site.get();
    const locale = readLanguage(request, about.languages);
    const { draw, path, status = 200, runs = 'never', passing, secret, asksPlace } = page;
    const { script, frame, start } = page;
    const styles = frame ? this.frameStyles : this.styles;
    const template = toTemplate(withSite(current.html, about), {
      locale,
      styles,
      runs,
      start: start?.(current, locale),
      starter: script ? conversationScript : starter,
    });
    // What a form or a mailed link has brought would be lost in the same page in another language.
    const once = request.method === 'POST' || 'token' in ((request.query as object | null) ?? {});
    const drawing = draw({ site: once ? { ...about, languages: [] } : about, locale, brand });
    const url = path === undefined ? undefined : publicUrl + path;
    const html = [...toParts(template, { drawing, url, brand }), template.tail].join('');
    const { policy } = template;
    return sendPage(request, reply, { html, status, policy, locale, passing, secret, asksPlace });
  }
}
