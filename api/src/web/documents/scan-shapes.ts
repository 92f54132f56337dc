import { Injectable } from '@nestjs/common';
import { DOCUMENT_ID, type Locale } from '@ringtag/contracts';
import {
  type Cut,
  cut,
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
import { BrandConfig, ServerConfig } from '../../platform/config/config';
import type { Site } from '../../records';
import { plainPreviewPath } from '../previews/preview-paths';
import type { Builds } from './builds';
import { BuiltFiles } from './built-files';
import { dataBlock, emptyBlock, withSite } from './data-block';
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

/** What the head of the document of a code says of it. */
export interface CodeAddresses {
  url: string;
  /** The address of the picture of a contact; no other page of a code has a picture of its own. */
  contact: string;
}

type State = PublicScan['state'] | 'unknown';

/** What is made for one build and one setting. */
interface Made {
  builds: Builds;
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
  private made: Made | undefined;

  constructor(
    private readonly brand: BrandConfig,
    private readonly server: ServerConfig,
    private readonly files: BuiltFiles,
  ) {}

  /** The document of a code. */
  fill(scan: PublicScan, addresses: CodeAddresses, around: Around): FilledDocument {
    const slots = new Slots();
    const marks = {
      url: slots.put(addresses.url),
      contact: slots.put(addresses.contact),
      data: slots.put(JSON.stringify(scan)),
    };
    const outline = toOutline(scan, around.locale, slots);
    const shape = outline ? this.find(outline, marks, around) : this.draw({ scan }, marks, around);
    const own = deflatePiece(fillIn(shape.cut, slots.values), LEVEL.each);
    const [start, end] = shape.ends;
    return { begun: beginGzip([start, own, end]), template: shape.template };
  }

  /** The whole document of a code that does not exist. */
  drawUnknown(alias: string, url: string, around: Around): { html: string; policy: string } {
    const { name: brand } = this.brand;
    const { publicUrl } = this.server;
    const { locale, site } = around;
    const drawing = drawUnknown(alias, { locale, brand, site });
    const template = this.findTemplate(around, '', 'unknown');
    const data = dataBlock(DOCUMENT_ID.unknownScan, alias);
    const sharing = { url, picture: publicUrl + plainPreviewPath('brand', locale) };
    const html = toParts(template, { drawing, sharing, brand, data }).join('') + template.tail;
    return { html, policy: template.policy };
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
    const { name: brand } = this.brand;
    const { publicUrl } = this.server;
    const { locale, site } = around;
    const { scan } = outline;
    const drawn = drawOutline(outline, { locale, brand, site });
    const look = lookIn(drawn.markup, scan.pageKind);
    const template = this.findTemplate(around, look, scan.state);
    const kind = drawn.preview?.picture ?? 'brand';
    const picture = kind === 'contact' ? marks.contact : publicUrl + plainPreviewPath(kind, locale);
    const parts = toParts(template, {
      drawing: drawn,
      sharing: { url: marks.url, picture },
      brand,
      data: emptyBlock(DOCUMENT_ID.scan, marks.data),
    });
    if (scan.owner) parts.push(TOKEN_FIELD);
    const page = cut(parts.join(''));
    const ends = [deflatePiece(page.start, LEVEL.once), deflatePiece(page.end, LEVEL.once)] as const;
    return { cut: page, ends, template };
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
    if (this.made?.builds !== builds || this.made.site !== site)
      this.made = { builds, site, templates: new Map(), shapes: new LRUCache({ max: KEPT_SHAPES }) };
    return this.made;
  }
}

/** Markers in the place of what the documents of all codes have. */
interface Marks {
  url: string;
  contact: string;
  data: string;
}
