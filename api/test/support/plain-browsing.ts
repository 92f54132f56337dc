import { newForm } from './photos';
import { newEmail, TestApp } from './test-app';
import type { Visitor } from './visitor';

export interface Opened {
  status: number;
  location: string | null;
  headers: Headers;
  html: string;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' };

/** An application with pages, browsers without JavaScript, and a code with its owner. */
export interface PlainStart {
  app: TestApp;
  browse: PlainBrowsing;
  alias: string;
  owner: Visitor;
}

/** Starts an application and gives a code to an owner of this name. */
export async function startPlain(name = 'Ann'): Promise<PlainStart> {
  const app = await TestApp.startWithPages();
  const alias = await app.code();
  return { app, browse: new PlainBrowsing(app), alias, owner: await app.owner(alias, newEmail(), { name }) };
}

/** Browsers without JavaScript: they open pages and post forms. No answer is followed to where it leads. */
export class PlainBrowsing {
  constructor(private readonly app: TestApp) {}

  async open(visitor: Visitor, path: string): Promise<Opened> {
    visitor.redirect = 'manual';
    return toOpened(await visitor.get(path, { 'accept-language': 'en' }));
  }

  async post(
    visitor: Visitor,
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Opened> {
    visitor.redirect = 'manual';
    const body = new URLSearchParams(fields).toString();
    const opened = toOpened(await visitor.send('POST', path, body, { ...FORM, ...headers }));
    // A page that refuses an address shows it again to who typed it.
    if (/\/answers-to\b/.test(path) && opened.status === 303) visitor.issued.noteHidden(fields['address']);
    return opened;
  }

  /** Posts a form that may hold files, as a browser does. */
  async postFiles(
    visitor: Visitor,
    path: string,
    fields: Record<string, string>,
    files: Parameters<typeof newForm>[1],
    headers: Record<string, string> = {},
  ): Promise<Opened> {
    visitor.redirect = 'manual';
    const form = newForm(fields, files);
    return toOpened(
      await visitor.send('POST', path, form.body, { ...form.headers, 'accept-language': 'en', ...headers }),
    );
  }

  /** Sends the form of a free code; answers the address of the code step. */
  async begin(profile: Record<string, string> = {}) {
    const [alias, visitor, email] = [await this.app.code(), this.app.visitor(), newEmail()];
    const sent = { name: 'Ann Lee', email, ...profile };
    const { status, location } = await this.post(visitor, `/scan/${alias}/activation`, sent);
    expect([status, location]).toEqual([303, expect.stringMatching(`^/scan/${alias}/verify/[0-9a-f-]{36}$`)]);
    return { alias, visitor, email, step: location! };
  }
}

/** The text of the page's heading. */
export function readHeading(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
}

function toOpened({ status, headers, body }: Awaited<ReturnType<Visitor['get']>>): Opened {
  return { status, location: headers.get('location'), headers, html: String(body ?? '') };
}
