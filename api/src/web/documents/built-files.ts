import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';

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

  /** @param look the name of the samples that show what a page shows */
  getStyles(look: string): string {
    return this.styles[look] ?? '';
  }
}

function read(name: string): string {
  try {
    return readFileSync(join(__dirname, name), 'utf8');
  } catch {
    return '';
  }
}
