import type { Locale } from '@ringtag/contracts';
import {
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
import { type Styles, type StyleSheet, splitStyles } from './critical-css';
import { withSite } from './data-block';
import { sendPage, VARY } from './document';
import type { Start } from './first-view';
import { readLanguage } from './reader-language';
import { toParts, toTemplate } from './scan-page-html';

export interface PlainPageOptions {
  builds: BuildReader;
  site: SiteSettings;
  brand: string;
  publicUrl: string;
  /** The styles of all drawings of the server. */
  styleSheet: StyleSheet;
}

export interface PlainPage {
  draw: (context: DrawingContext) => Drawing;
  /** The path for link previews; none for a page that is shown in place of another. */
  path?: string;
  status?: number;
  /** Whether the shell's page replaces this one once it has loaded. */
  scripts?: boolean;
  /** True for a page that must not be cached, such as a failure. */
  passing?: boolean;
  /** Of a frame, which has a style sheet of its own: what the page that replaces it needs. */
  start?: (builds: Builds, locale: Locale) => Start;
}

/** Sends pages that the server draws completely, inside the shell's document. */
export class PlainPages {
  private readonly styles: Styles;
  private readonly frameStyles: Styles;

  constructor(private readonly options: PlainPageOptions) {
    this.styles = splitStyles(options.styleSheet, messageSamples() + failureSample());
    this.frameStyles = splitStyles(options.styleSheet, frameSamples());
  }

  /** Throws `not_found` while there is no shell. */
  async send(request: FastifyRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    const { builds, site, brand, publicUrl } = this.options;
    const current = await builds.get();
    if (!current) throw new DomainError('not_found');
    const about = await site.get();
    const locale = readLanguage(request, about.languages);
    const { draw, path, status = 200, scripts = false, passing, start } = page;
    const styles = start ? this.frameStyles : this.styles;
    const template = toTemplate(withSite(current.html, about), {
      locale,
      styles,
      scripts,
      ...start?.(current, locale),
    });
    const drawing = draw({ site: about, locale, brand });
    const url = path === undefined ? undefined : publicUrl + path;
    const html = toParts(template, { drawing, url, brand }).join('');
    return sendPage(request, reply, { html, status, policy: template.policy, vary: VARY, passing });
  }
}
