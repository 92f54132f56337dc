import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { BRAND_VIEW_BOX } from '@ringtag/documents';
import { BrandConfig } from '../../platform/config/config';

/** Puts the logo of this installation in the place of the product's (`BrandMark`), also once the application runs. */
const LOGO = `svg[viewBox="${BRAND_VIEW_BOX}"]`;
const OWN_LOGO = `${LOGO}{background:url(/favicon.svg) center/contain no-repeat}${LOGO}>*{display:none}`;

/**
 * The files that were built with this program for its pages (api/rspack.config.ts). A program that runs from source has
 * none: it draws without styles, and its pages have no script.
 */
@Injectable()
export class BuiltFiles {
  /** The script of the page of a code, which runs the application at a touch. */
  readonly starter = read('starter.js');
  /** The script of all other pages that do so. */
  readonly starterBelow = read('starter-below.js');
  /** The script of the page of a conversation, which never runs the application. */
  readonly conversationScript = read('starter-conversation.js');
  /** The styles of pages by their names in `api/drawing-samples.ts`. */
  private readonly styles = JSON.parse(read('main.styles.json') || '{}') as Partial<Record<string, string>>;

  /** The style of every document, beside those of its page. */
  private readonly brandStyle: string;

  constructor({ logo }: BrandConfig) {
    this.brandStyle = logo === undefined ? '' : OWN_LOGO;
  }

  /** @param look the name of the samples that show what a page shows */
  getStyles(look: string): string {
    return (this.styles[look] ?? '') + this.brandStyle;
  }
}

function read(name: string): string {
  try {
    return readFileSync(join(__dirname, name), 'utf8');
  } catch {
    return '';
  }
}
