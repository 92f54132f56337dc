import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { LEGAL_PAGES, normalizeAlias } from '@ringtag/contracts';
import { type DrawingContext, drawNoScript, drawPageFrame } from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isGuarded } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import type { FindKept } from '../../platform/http/kept-answers';
import { inTime } from '../../platform/turns/in-time';
import { type PreviewOptions, servePreviews } from '../previews/serve-previews';
import { splitSegments } from '../scan/scan-path';
import { serveAbout } from './about-page';
import { type ActivationOptions, serveActivation } from './activation';
import { BuildReader, REMOTE_NAME } from './builds';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { type ConversationPagesOptions, serveConversations } from './conversation-pages';
import type { StyleSheet } from './critical-css';
import { withSite } from './data-block';
import { type Page, sendPage } from './document';
import { sendFailurePage } from './failure-pages';
import { listScanRemotes, startPage, toListPath } from './first-view';
import { type GuardedPageOptions, serveGuardedPages } from './guarded-pages';
import { serveHelp } from './help-pages';
import { type MailSwitchPagesOptions, serveMailSwitches } from './mail-switch-pages';
import { type OwnerLinkPagesOptions, serveOwnerLinks } from './owner-link-pages';
import { findFrame } from './page-frames';
import { type PlainMessageOptions, servePlainMessages } from './plain-messages';
import { type PlainPage, PlainPages } from './plain-pages';
import { addLanguageChoice, readLanguage } from './reader-language';
import { ScanDocuments } from './scan-documents';

const FORM = 'application/x-www-form-urlencoded';
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Pages of the shell and of mfe-auth that strangers may share and search engines may list. */
const PUBLIC_PAGES = ['/', '/sign-in', '/sign-up', '/forgot-password', ...Object.values(LEGAL_PAGES)];
/** Pages below that of a code that the server draws, and that once had every spelling. */
const ROUTED = new Set(['verify', 'activate']);

type Options = Omit<
  PlainMessageOptions &
    ConversationPagesOptions &
    OwnerLinkPagesOptions &
    MailSwitchPagesOptions &
    GuardedPageOptions &
    ActivationOptions &
    PreviewOptions,
  'builds' | 'styleSheet' | 'starter' | 'conversationScript' | 'plain'
> & {
  /** Folder that holds the built applications: `<webRoot>/<application>/dist`. */
  webRoot: string;
};

/**
 * Serves the built front end: a document for every page, the shell's files, each remote under `/_mf/<name>/`, and
 * `/remotes.json`. Changed builds are noticed, so that a remote is deployed without a restart. Answers what finds the
 * documents that are kept.
 */
export async function serveFrontend(fastify: FastifyInstance, options: Options): Promise<FindKept> {
  const { webRoot } = options;
  const builds = new BuildReader(webRoot);
  const built = ['main.styles.json', 'starter.js', 'starter-below.js', 'starter-conversation.js'].map(
    readBuilt,
  );
  const [styles, starter = '', starterBelow = '', conversationScript = ''] = await Promise.all(built);
  const styleSheet = styles ? (JSON.parse(styles) as StyleSheet) : { themes: [], rules: [] };
  const around = { ...options, builds, styleSheet, starter, conversationScript };
  const plain = new PlainPages({ ...around, starter: starterBelow });
  const drawn = { ...around, plain };
  fastify.failurePage = (error, request, reply) => sendFailurePage(plain, error, request, reply);
  const documents = new ScanDocuments(drawn);
  addLanguageChoice(fastify, options.publicUrl);
  servePreviews(fastify, options);
  serveAbout(fastify, drawn);
  serveHelp(fastify, drawn);
  const files = { serve: false, preCompressed: true, cacheControl: false };
  await fastify.register(fastifyStatic, { root: webRoot, ...files });

  fastify.get<{ Params: { name: string; '*': string } }>('/_mf/:name/*', async (request, reply) => {
    const { name, '*': file } = request.params;
    if (!REMOTE_NAME.test(name)) throw new DomainError('not_found');
    return sendAsset(reply, join(webRoot, name, 'dist'), file);
  });

  fastify.get('/remotes.json', async (_request, reply) => {
    void reply.header('Cache-Control', REVALIDATE);
    const current = await builds.get();
    return { remotes: current?.remotes.map(({ remote }) => remote) ?? [] };
  });

  // Who has loaded a page before a deployment gets the list of now.
  fastify.get('/remotes.:hash(^[0-9a-f]+).json', async (request, reply) => {
    const current = await builds.get();
    if (!current) throw new DomainError('not_found');
    const list = listScanRemotes(current);
    void reply.header('Cache-Control', request.url === toListPath(list) ? FOREVER : REVALIDATE);
    return list;
  });

  await fastify.register((scope, _, done) => {
    // For pages without scripts. The rest of the server accepts no forms (CSRF-3).
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    );
    servePlainMessages(scope, drawn);
    serveConversations(scope, drawn);
    serveOwnerLinks(scope, drawn);
    serveMailSwitches(scope, drawn);
    serveGuardedPages(scope, drawn);
    serveActivation(scope, drawn);
    done();
  });

  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) =>
      sendFailurePage(plain, error, request, reply, { runs: 'at-once' }),
  };
  fastify.get<{ Params: { '*': string } }>('/*', { config }, async (request, reply) => {
    // As decoded by the router, so that every spelling of an address has the same answer.
    const path = request.params['*'];
    if (path.startsWith('_mf/')) throw new DomainError('not_found');
    if (/\.[a-z0-9]+$/i.test(path)) return sendAsset(reply, join(webRoot, 'shell', 'dist'), path);
    const [first, typed, below, ...further] = splitSegments(request.url);
    if (isMisspelt(first, typed, below)) {
      const spelled = toSpelling(request.url, typed, below, further);
      if (spelled === request.url) throw new DomainError('not_found');
      return reply.redirect(spelled, 303);
    }
    if (first?.toLowerCase() !== 'scan' || !typed) {
      const current = await builds.get();
      const frame = current && findFrame(current, request);
      if (!frame) return sendPlain(request, reply, drawn, { status: 200 });
      // A slow network shows the shape of the page at once, and its files come together (ADR 24).
      const draw = (context: DrawingContext) => drawPageFrame(frame.kind, context);
      const start: PlainPage['start'] = (deployed, locale) =>
        startPage(deployed, locale, frame, request.url.includes('?'));
      const isPublic = frame.kind === 'signed-out';
      const path = PUBLIC_PAGES.find((known) => isPublic && known === request.url.split('?')[0]);
      return plain.send(request, reply, { draw, runs: 'at-once', look: 'frame', start, path, listed: true });
    }
    const alias = normalizeAlias(typed);
    // The page of the link that asks to give a code up is not drawn on the server: it needs a session.
    if (below) return sendPlain(request, reply, drawn, { status: await findStatus(options, alias, request) });
    const page = await documents.make(request, alias);
    return 'policy' in page ? sendPage(request, reply, page) : sendPlain(request, reply, drawn, page);
  });
  return (request) => documents.findKept(request);
}

/** Printed codes are in upper case, but these pages have routes of their own, in one spelling. */
function isMisspelt(first = '', typed = '', below = ''): boolean {
  if (first.toLowerCase() !== 'scan') return false;
  return typed === '' || ROUTED.has(below.toLowerCase());
}

function toSpelling(url: string, typed = '', below = '', further: string[] = []): string {
  const [, query] = url.split('?');
  const segments = ['scan', typed, below.toLowerCase(), ...further].filter(Boolean).map(encodeURIComponent);
  return `/${segments.join('/')}${query === undefined ? '' : `?${query}`}`;
}

function sendAsset(reply: FastifyReply, root: string, file: string): FastifyReply {
  void reply.header('Cache-Control', HASHED.test(file) ? FOREVER : REVALIDATE);
  return reply.sendFile(file, root);
}

/** The shell's document, which is the same for every page: its scripts draw everything. */
async function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  { builds, site }: { builds: BuildReader } & Pick<Options, 'site'>,
  sent: Pick<Page, 'status' | 'passing'>,
): Promise<FastifyReply> {
  const current = await builds.get();
  if (!current) throw new DomainError('not_found');
  const about = await site.get();
  const html = withSite(current.html, about).replace(
    '<body>',
    (body) => body + drawNoScript(readLanguage(request, about.languages)),
  );
  return sendPage(request, reply, { ...sent, html, policy: contentSecurityPolicy(inlineScripts(html)) });
}

/**
 * The status of a page below that of a code. If the database does not answer, the document is sent all the same: its
 * script says what is wrong.
 */
async function findStatus(
  { pages }: Pick<Options, 'pages'>,
  alias: string,
  request: FastifyRequest,
): Promise<200 | 404> {
  try {
    const page = await inTime(pages.find(alias, request.ip));
    return page ? 200 : 404;
  } catch (error) {
    if (isGuarded(error)) throw error;
    return 200;
  }
}

/**
 * A file that was built with this program (api/rspack.config.ts). A program that runs from source has none: it draws
 * without styles, and its pages have no starter.
 */
function readBuilt(file: string): Promise<string> {
  return readFile(join(__dirname, file), 'utf8').catch(() => '');
}
