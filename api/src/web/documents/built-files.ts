import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that were built with this program for its pages (api/rspack.config.ts). */
export class BuiltFiles {
  private constructor(
    /** The styles of pages by their names in `api/drawing-samples.ts`. */
    private readonly styles: Partial<Record<string, string>>,
    /** The script of the page of a code, which runs the application at a touch. */
    readonly starter: string,
    /** The script of all other pages that do so. */
    readonly starterBelow: string,
    /** The script of the page of a conversation, which never runs the application. */
    readonly conversationScript: string,
  ) {}

  /** A program that runs from source has none: it draws without styles, and its pages have no script. */
  static async read(): Promise<BuiltFiles> {
    const names = ['main.styles.json', 'starter.js', 'starter-below.js', 'starter-conversation.js'];
    const read = names.map((name) => readFile(join(__dirname, name), 'utf8').catch(() => ''));
    const [styles, starter = '', below = '', conversation = ''] = await Promise.all(read);
    const sheets = JSON.parse(styles || '{}') as Record<string, string>;
    return new BuiltFiles(sheets, starter, below, conversation);
  }

  /** @param look the name of the samples that show what a page shows */
  getStyles(look: string): string {
    return this.styles[look] ?? '';
  }
}
