import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import type { Session } from './session';

/** What a person looks for: something by its role and name, a field by its label, or a text. */
export type Target =
  { role: string; name: string | RegExp; level?: number } | { label: string } | { text: string };

const TESTING_LIBRARY = readFileSync(
  join(dirname(require.resolve('@testing-library/dom/package.json')), 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
const IN_PAGE = readFileSync(join(__dirname, 'in-page.cjs'), 'utf8');

/** Both engines are asked by the same means: what the drivers offer to find elements differs. */
const PRELUDE = `() => {
  if (window.e2e) return;
  (function () { ${TESTING_LIBRARY} }).call(window);
  ${IN_PAGE}
}`;

interface Point {
  x: number;
  y: number;
}

/** A person in front of a browser. Everything waits for what it needs, however busy the machine is. */
export class Visitor {
  constructor(private readonly session: Session) {}

  async open(url: string): Promise<void> {
    await this.session.open(url);
  }

  /** Waits until the page shows it. */
  async sees(target: Target): Promise<void> {
    await this.until(`the page shows ${JSON.stringify(target)}`, () => this.ask<boolean>('sees', target));
  }

  /** Waits until the element has stopped moving, then presses its middle. */
  async press(target: Target): Promise<void> {
    let last = '';
    let at: Point | null = null;
    await this.until(`${JSON.stringify(target)} can be pressed`, async () => {
      at = await this.ask<Point | null>('touchPoint', target);
      const moved = last !== JSON.stringify(at);
      last = JSON.stringify(at);
      return at !== null && !moved;
    });
    await this.touch(at!);
  }

  /** Presses it again until the page shows something else: the server refuses forms that are sent too quickly. */
  async pressUntil(target: Target, shown: Target): Promise<void> {
    await this.until(
      `the page shows ${JSON.stringify(shown)}`,
      async () => {
        if (await this.ask<boolean>('sees', shown)) return true;
        const at = await this.ask<Point | null>('touchPoint', target);
        if (at) await this.touch(at);
        return false;
      },
      1_000,
    );
  }

  /** Pages of this site get the mode that the browser prefers. */
  async followsSystemMode(): Promise<void> {
    await this.session.call(`() => localStorage.setItem('theme-store', '{"followsSystem":true}')`, []);
  }

  /** Presses a field, types, and waits until the field holds the text. */
  async type(label: string, text: string): Promise<void> {
    await this.pressKeys(label, text);
    await this.until(`${label} has its text`, async () => (await this.ask('value', { label })) === text);
  }

  /** Presses a field and types: each character is a key. The last one may lead to another page. */
  async pressKeys(label: string, text: string): Promise<void> {
    await this.press({ label });
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.perform([{ type: 'key', id: 'keys', actions: keys }]);
  }

  /** Nothing is wider than the screen, and no script has failed. */
  async findsNoFault(): Promise<void> {
    expect(await this.ask<number>('overflow')).toBeLessThanOrEqual(0);
    expect([...this.session.reported(), ...(await this.ask<string[]>('errors'))]).toEqual([]);
  }

  /** What the window shows when everything has arrived, as a PNG. */
  async picture(): Promise<Buffer> {
    await this.until('the page has settled', () => this.ask<boolean>('settled'));
    return this.session.picture();
  }

  private async touch(at: Point): Promise<void> {
    await this.session.perform([
      {
        type: 'pointer',
        id: 'pointer',
        actions: [
          { type: 'pointerMove', ...at, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  private async ask<T>(question: string, ...args: unknown[]): Promise<T> {
    if (!(await this.session.call<boolean>('() => "e2e" in window', [])))
      await this.session.call(PRELUDE, []);
    return this.session.call<T>(`(...args) => e2e.${question}(...args)`, args);
  }

  /** Asks again until it is so; a page that is just being left cannot answer. */
  private async until(what: string, ask: () => Promise<boolean>, interval = 50): Promise<void> {
    await expect(async () => {
      const [answer] = await Promise.allSettled([ask()]);
      expect(answer, what).toEqual({ status: 'fulfilled', value: true });
    }).toPass({ intervals: [interval] });
  }
}
