import { Injectable } from '@nestjs/common';
import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import {
  type Cut,
  cut,
  type DrawingContext,
  drawOutline,
  drawUnknown,
  fillIn,
  lookIn,
  type Outline,
  type PublicScan,
  Slots,
  toOutline,
} from '@ringtag/documents';
import { LRUCache } from 'lru-cache';
import type { ScanPage } from '../../codes';
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import type { Site } from '../../records';
import { contactPreviewPath, plainPreviewPath } from '../previews/preview-paths';
import { toVersion } from '../previews/preview-pictures';
import { cardPath } from '../scan/scan-path';
import { BuiltFiles } from './built-files';
import { dataBlock, toBlock, withSite } from './data-block';
import type { Builds } from './deployed-builds';
import type { Page } from './document';
import { startScan } from './first-view';
import { beginGzip, type BegunGzip, deflatePiece, type Piece } from './joined-gzip';
import { type Template, TOKEN_FIELD, toParts, toTemplate, withoutInstalling } from './scan-page-html';

/** Kept for each build and setting: people choose few of the many sets of fields that there could be. */
const KEPT_SHAPES = 500;
/** Of the compression of what is made once, and of what is made for each code. */
const LEVEL = { once: 9, each: 3 };

/** What a document is made from besides its code; the same objects until a build or a setting changes. */
export interface Around {
  builds: Builds;
  site: Site;
  locale: Locale;
}

/** What documents have in common whose pages look alike. */
interface Shape {
  cut: Cut;
  /** Before the first value, and after the last one. */
  ends: readonly [Piece, Piece];
  template: Template;
}

/** A document up to the form token. */
export interface FilledDocument {
  begun: BegunGzip;
  template: Template;
}

type State = PublicScan['state'] | 'unknown';

/** What is made for one build and one setting. */
interface Made {
  site: Site;
  templates: Map<string, Template>;
  shapes: LRUCache<string, Shape>;
}

/**
 * The documents of codes, each drawn by React once for all codes that look alike in a language. What is a code's own is
 * filled in (`Slots`).
 */
@Injectable()
export class ScanShapes {
  /** Of what is served, of what a share shows, and of what somebody looks at alone. */
  private readonly made = new LRUCache<Builds, Made>({ max: 3 });

  constructor(
    private readonly brand: BrandConfig,
    private readonly server: ServerConfig,
    private readonly files: BuiltFiles,
  ) {}

  /** The document of a code. */
  fill(scan: PublicScan, { alias, shown }: ScanPage, around: Around): FilledDocument {
    const { publicUrl } = this.server;
    // No other page of a code has a picture of its own.
    const contact = shown.pageKind === 'contact' ? contactPreviewPath(alias, toVersion(shown)) : '';
    const slots = new Slots();
    const marks = {
      url: slots.put(publicUrl + cardPath(alias)),
      contact: slots.put(publicUrl + contact),
      data: slots.put(JSON.stringify(scan)),
    };
    const outline = toOutline(scan, around.locale, slots);
    const shape = outline ? this.find(outline, marks, around) : this.draw({ scan }, marks, around);
    const [start, end] = shape.ends;
    const own = deflatePiece(fillIn(shape.cut, slots.values), LEVEL.each, start);
    return { begun: beginGzip([start, own, end]), template: shape.template };
  }

  /** The whole document of a code that does not exist. */
  drawUnknown(alias: string, around: Around): Page {
    const { locale } = around;
    const drawing = drawUnknown(alias, this.toContext(around));
    const template = this.findTemplate(around, '', 'unknown');
    const { policy, tail } = template;
    const sharing = {
      url: this.server.publicUrl + cardPath(alias),
      picture: this.server.publicUrl + plainPreviewPath('brand', locale),
    };
    const data = dataBlock(DOCUMENT_ID.unknownScan, alias);
    const html = toParts(template, { drawing, sharing, brand: this.brand.name, data }).join('') + tail;
    return { html, policy, status: 404, locale };
  }

  private find(outline: Outline, marks: Marks, around: Around): Shape {
    const { shapes } = this.madeFor(around);
    const key = `${around.locale} ${JSON.stringify(outline)}`;
    const known = shapes.get(key);
    if (known) return known;
    const shape = this.draw(outline, marks, around);
    shapes.set(key, shape);
    return shape;
  }

  private draw(outline: Outline, marks: Marks, around: Around): Shape {
    const { scan } = outline;
    const drawing = drawOutline(outline, this.toContext(around));
    const look = lookIn(drawing.markup, scan.pageKind);
    const template = this.findTemplate(around, look, scan.state);
    const kind = drawing.preview?.picture ?? 'brand';
    const picture =
      kind === 'contact' ? marks.contact : this.server.publicUrl + plainPreviewPath(kind, around.locale);
    const parts = toParts(template, {
      drawing,
      sharing: { url: marks.url, picture },
      brand: this.brand.name,
      data: toBlock(DOCUMENT_ID.scan, marks.data),
    });
    if (scan.owner) parts.push(TOKEN_FIELD);
    const page = cut(parts.join(''));
    const ends = [deflatePiece(page.start, LEVEL.once), deflatePiece(page.end, LEVEL.once)] as const;
    return { cut: page, ends, template };
  }

  private toContext({ locale, site }: Around): DrawingContext {
    return { locale, site, brand: this.brand.name };
  }

  /** The template around a drawing. Its style depends on the avatar's look, its preloads on the code's state. */
  private findTemplate(around: Around, look: string, state: State): Template {
    const { builds, site, locale } = around;
    const { templates } = this.madeFor(around);
    const kind = `${look} ${locale} ${state}`;
    const known = templates.get(kind);
    if (known) return known;
    const template = toTemplate(withoutInstalling(withSite(builds.html, site)), {
      locale,
      styles: this.files.getStyles(look),
      runs: 'at-touch',
      start: startScan(builds, locale, state),
      starter: this.files.starter,
    });
    templates.set(kind, template);
    return template;
  }

  private madeFor({ builds, site }: Around): Made {
    const known = this.made.get(builds);
    if (known?.site === site) return known;
    const made = { site, templates: new Map(), shapes: new LRUCache<string, Shape>({ max: KEPT_SHAPES }) };
    this.made.set(builds, made);
    return made;
  }
}

/** Markers in the place of what the documents of all codes have. */
interface Marks {
  url: string;
  contact: string;
  data: string;
}
