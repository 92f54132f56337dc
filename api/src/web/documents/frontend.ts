import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { normalizeAlias } from '@ringtag/contracts';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ActivationStepCookie, isGuarded } from '../../codes';
import { DomainError } from '../../platform/errors/domain-error';
import { BuildReader } from './builds';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import type { StyleSheet } from './critical-css';
import { type Page, sendPage } from './document';
import { sendFailurePage } from './failure-pages';
import { type GuardedPageOptions, serveGuardedPages } from './guarded-pages';
import { inTime } from '../../platform/turns/in-time';
import { frameOf, sendFrame } from './page-frames';
import { type PlainMessageOptions, servePlainMessages } from './plain-messages';
import { PlainPages } from './plain-pages';
import { ScanDocuments } from './scan-documents';
import { segmentsOf } from '../scan/scan-path';
import { withSite } from './site-block';

const REMOTE_NAME = /^mfe-[a-z-]+$/;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

type Options = Omit<PlainMessageOptions & GuardedPageOptions, 'builds' | 'styleSheet' | 'plain'> & {
  steps: ActivationStepCookie;
  /** Folder that holds the built applications: `<webRoot>/<application>/dist`. */
  webRoot: string;
};

/**
 * Serves the built front end: a document for every page, the shell's files, each remote under `/_mf/<name>/`, and
 * `/remotes.json`. What is deployed is looked at again and again, so that a remote is deployed without a restart.
 */
export async function serveFrontend(fastify: FastifyInstance, options: Options): Promise<void> {
  const { webRoot } = options;
  const builds = new BuildReader(webRoot);
  const styled = { ...options, builds, styleSheet: await ownStyleSheet() };
  const plain = new PlainPages(styled);
  const drawn = { ...styled, plain };
  fastify.failurePage = (error, request, reply) => sendFailurePage(plain, error, request, reply);
  const documents = new ScanDocuments(drawn);
  await fastify.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  fastify.get<{ Params: { name: string; '*': string } }>('/_mf/:name/*', async (request, reply) => {
    const { name, '*': file } = request.params;
    if (!REMOTE_NAME.test(name)) throw new DomainError('not_found');
    return sendAsset(reply, join(webRoot, name, 'dist'), file);
  });

  fastify.get('/remotes.json', async (_request, reply) => {
    void reply.header('Cache-Control', REVALIDATE);
    return (await builds.current())?.remotes ?? { remotes: [] };
  });

  await servePlainMessages(fastify, drawn);
  await serveGuardedPages(fastify, drawn);

  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) => sendFailurePage(plain, error, request, reply, { scripts: true }),
  };
  fastify.get<{ Params: { '*': string } }>('/*', { config }, async (request, reply) => {
    // As the router read it, so that every way of writing an address leads to the same.
    const path = request.params['*'];
    if (path.startsWith('_mf/')) throw new DomainError('not_found');
    if (/\.[a-z0-9]+$/i.test(path)) return sendAsset(reply, join(webRoot, 'shell', 'dist'), path);
    const [first, typed, below, challengeId = ''] = segmentsOf(request.url);
    if (first?.toLowerCase() !== 'scan' || !typed) {
      const current = await builds.current();
      const frame = current && frameOf(current, request);
      return frame
        ? sendFrame(plain, request, reply, frame)
        : sendPlain(request, reply, drawn, { status: 200 });
    }
    const alias = normalizeAlias(typed);
    if (below?.toLowerCase() === 'verify') {
      // Found by nobody, kept by nothing: it is of use to one browser for a few minutes.
      void reply.header('X-Robots-Tag', 'noindex');
      const status = await statusOf(options, alias, request, challengeId);
      return sendPlain(request, reply, drawn, { status, passing: true });
    }
    // The page of a code is drawn into its document; those of mailed links below it are not.
    if (below) return sendPlain(request, reply, drawn, { status: await statusOf(options, alias, request) });
    const page = await documents.make(request, alias);
    return 'html' in page ? sendPage(request, reply, page) : sendPlain(request, reply, drawn, page);
  });
}

function sendAsset(reply: FastifyReply, root: string, file: string): FastifyReply {
  void reply.header('Cache-Control', HASHED.test(file) ? FOREVER : REVALIDATE);
  return reply.sendFile(file, root);
}

/** The shell's document, the same for every page: its script draws everything. */
async function sendPlain(
  request: FastifyRequest,
  reply: FastifyReply,
  { builds, site }: { builds: BuildReader } & Pick<Options, 'site'>,
  sent: Pick<Page, 'status' | 'passing'>,
): Promise<FastifyReply> {
  const current = await builds.current();
  if (!current) throw new DomainError('not_found');
  const html = withSite(current.html, await site.current());
  return sendPage(request, reply, { ...sent, html, policy: contentSecurityPolicy(inlineScripts(html)) });
}

/**
 * Of a page below that of a code; a code step is there for the browser that began it. A database that does not answer
 * is no reason to withhold the document: its script says what is wrong.
 */
async function statusOf(
  { pages, steps }: Pick<Options, 'pages' | 'steps'>,
  alias: string,
  request: FastifyRequest,
  challengeId?: string,
): Promise<200 | 404> {
  try {
    const page = await inTime(pages.find(alias, request.ip));
    if (!page) return 404;
    return challengeId === undefined || steps.holds(request, { ...page, challengeId }) ? 200 : 404;
  } catch (error) {
    if (isGuarded(error)) throw error;
    return 200;
  }
}

/** Built beside this program (api/style-rules.ts); a program that runs from source has none and draws without. */
async function ownStyleSheet(): Promise<StyleSheet> {
  const json = await readFile(join(__dirname, 'main.styles.json'), 'utf8').catch(() => undefined);
  return json ? (JSON.parse(json) as StyleSheet) : { themes: [], rules: [] };
}
