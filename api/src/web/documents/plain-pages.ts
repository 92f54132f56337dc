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
import type { BuildReader } from './builds';
import { type Styles, type StyleSheet, stylesOf } from './critical-css';
import { sendPage } from './document';
import { languageOf } from './reader-language';
import { contextOf, VARY } from './scan-documents';
import { partsOf, templateOf } from './scan-page-html';
import { withSite } from './site-block';

export interface PlainPageOptions {
  builds: BuildReader;
  site: SiteSettings;
  brand: string;
  publicUrl: string;
  /** Everything that the server's drawings are styled with. */
  styleSheet: StyleSheet;
}

interface PlainPage {
  draw: (context: DrawingContext) => Drawing;
  /** Its address on this site, as previews of a link name it; there is none of what stands for another page. */
  path?: string;
  status: number;
  /** For drawings that the page of the shell replaces as soon as it is there. */
  scripts?: boolean;
  /** For what holds at this moment only. */
  passing?: boolean;
  /** The page is a frame, which has a style sheet of its own. */
  frame?: boolean;
}

/** Sends pages that the server draws whole, around them what the shell's document has. */
export class PlainPages {
  private readonly styles: Styles;
  private readonly frameStyles: Styles;

  constructor(private readonly options: PlainPageOptions) {
    this.styles = stylesOf(options.styleSheet, messageSamples() + failureSample());
    this.frameStyles = stylesOf(options.styleSheet, frameSamples());
  }

  /** Throws `not_found` while there is no shell. */
  async send(request: FastifyRequest, reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
    const { builds, site, brand, publicUrl } = this.options;
    const current = await builds.current();
    if (!current) throw new DomainError('not_found');
    const about = await site.current();
    const locale = languageOf(request, about.languages);
    const { draw, path, status, scripts = false, passing, frame } = page;
    const styles = frame ? this.frameStyles : this.styles;
    const template = templateOf(withSite(current.html, about), { locale, styles, scripts });
    const drawing = draw(contextOf({ site: about, locale }, brand));
    const url = path === undefined ? undefined : publicUrl + path;
    const html = partsOf(template, { drawing, url, brand }).join('');
    return sendPage(request, reply, { html, status, policy: template.policy, vary: VARY, passing });
  }
}
