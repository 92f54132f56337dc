import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StyleSheet } from './critical-css';

/** The files that were built with this program for its pages (api/rspack.config.ts). */
export class BuiltFiles {
  private constructor(
    /** The styles of all drawings of the server. */
    readonly styleSheet: StyleSheet,
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
    const styleSheet = styles ? (JSON.parse(styles) as StyleSheet) : { themes: [], rules: [] };
    return new BuiltFiles(styleSheet, starter, below, conversation);
  }
}
