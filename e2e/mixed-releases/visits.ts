import type { Browser, Page } from '@playwright/test';
import { type Person, signedIn } from '../support/codes';
import { expect } from '../support/fixtures';
import type { Server } from '../support/server';
import { listenFor } from './heard';
import { newVisitor, open, openWorking, type Place, VISITED, type VisitedRemote } from './remotes';
import { toTable } from './table';

/** What each card begins with. Whoever sees one tells the server. */
const CARD = 'Couldn’t load this part of the page';
const DRAWN = 'the page as the server drew it';

/** Faults in which a drawn page cannot run the application, and tells the server itself. */
const UNREAD = ['not found', '500', 'silent'];

/** A page that waits for an answer says so after 20 seconds (`chunkLoadTimeout`). */
const LONGEST = 30_000;

/** Visits of a page of a remote while something is wrong with it, and what visitors and the operator learn of it. */
export class Visits {
  private readonly rows: string[][] = [];

  private constructor(
    private readonly browser: Browser,
    private readonly server: Server,
    readonly admin: Person,
    readonly remote: string,
    readonly visited: VisitedRemote,
    private readonly place: Place,
  ) {}

  static async start(browser: Browser, server: Server, remote: string): Promise<Visits> {
    const visited = VISITED[remote]!;
    const admin = await signedIn(server, server.first.admin);
    return new Visits(browser, server, admin, remote, visited, await visited.prepare(server));
  }

  toTable(): string {
    return `${this.remote}\n${toTable(['fault', 'says', 'metric', 'System', 'log'], this.rows)}`;
  }

  /** Opens the page while something is wrong with the remote. */
  async lose(what: string, breakIt: (page: Page) => Promise<void>): Promise<void> {
    await this.note(what, async (page) => {
      await breakIt(page);
      const told = page.waitForRequest('**/api/remote-failures{,/*}', { timeout: LONGEST });
      await open(page, this.place);
      await told.catch(() => undefined);
      return readCard(page);
    });
  }

  /** Has another release served while the page is open. */
  async replace(what: string, decide: () => Promise<void>): Promise<void> {
    await this.note(what, async (page) => {
      await openWorking(page, this.place);
      const before = await this.readEntry(page);
      await decide();
      await this.visited.goOn(page);
      await expect.poll(() => this.readEntry(page)).not.toBe(before);
      await openWorking(page, this.place);
      return 'goes on; the next document has another release';
    });
  }

  /** The file with which the release begins that the browser would get now. */
  private async readEntry(page: Page): Promise<string> {
    const manifest = await page.request.get(`/_mf/${this.remote}/mf-manifest.json`);
    const { metaData } = (await manifest.json()) as { metaData: { remoteEntry: { name: string } } };
    return metaData.remoteEntry.name;
  }

  private async note(what: string, visit: (page: Page) => Promise<string>): Promise<void> {
    const page = await newVisitor(this.browser, this.server, this.place);
    const heard = await listenFor(this.remote, this.server, this.admin);
    const says = await visit(page);
    await this.visited.stays(page);
    const { metric, system, log } = await heard();
    this.rows.push([what, says, JSON.stringify(metric), String(system), log.join('; ')]);
    if (says.startsWith(CARD) || (says === DRAWN && UNREAD.includes(what))) expect(system, what).toBe(1);
    await page.context().close();
  }
}

/** The card with its reason, which takes as long again where the remote is silent. */
async function readCard(page: Page): Promise<string> {
  if ((await page.locator('#first-paint').count()) > 0) return DRAWN;
  const card = page.getByRole('alert');
  await expect(card).toContainText(CARD);
  await expect(card).toContainText('.');
  return (await card.innerText()).replaceAll(/\s+/g, ' ');
}
