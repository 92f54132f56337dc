import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ERRORS } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/http/domain-error';
import { errorBody } from '../platform/http/error.filter';
import { BuildReader } from './builds';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { sendPage } from './document';
import { inTime } from './in-time';
import { type PlainMessageOptions, servePlainMessages } from './plain-messages';
import { ScanDocuments } from './scan-documents';
import { withSite } from './site-block';

const REMOTE_NAME = /^mfe-[a-z-]+$/;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const SCAN_PATH = /^\/scan\/([^/?]+)/i;
/** The page of a code itself, which is drawn into its document; the pages of mailed links below it are not. */
const CARD_PATH = /^\/scan\/[^/?]+\/?(\?|$)/i;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

type Options = Omit<PlainMessageOptions, 'builds' | 'styleSheet'> & {
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
  const drawn = { ...options, builds, styleSheet: await ownStyleSheet() };
  const documents = new ScanDocuments(drawn);
  await fastify.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    cacheControl: false,
  });

  fastify.get<{ Params: { name: string; '*': string } }>('/_mf/:name/*', (request, reply) => {
    const { name, '*': file } = request.params;
    if (!REMOTE_NAME.test(name)) return notFound(request, reply);
    return sendAsset(reply, join(webRoot, name, 'dist'), file);
  });

  fastify.get('/remotes.json', async (_request, reply) => {
    void reply.header('Cache-Control', REVALIDATE);
    return (await builds.current())?.remotes ?? { remotes: [] };
  });

  await servePlainMessages(fastify, drawn);

  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path.startsWith('api/') || path === 'api' || path.startsWith('_mf/')) return notFound(request, reply);
    if (/\.[a-z0-9]+$/i.test(path)) return sendAsset(reply, join(webRoot, 'shell', 'dist'), path);
    const alias = SCAN_PATH.exec(request.url)?.[1];
    const scanned = alias !== undefined && CARD_PATH.test(request.url);
    if (!scanned) {
      return sendPlain(
        request,
        reply,
        drawn,
        alias === undefined ? 200 : await statusOf(options.pages, alias),
      );
    }
    const page = await documents.make(request, decodeAlias(alias));
    return 'html' in page ? sendPage(request, reply, page) : sendPlain(request, reply, drawn, page.status);
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
  status: number,
): Promise<FastifyReply> {
  const current = await builds.current();
  if (!current) return notFound(request, reply);
  const html = withSite(current.html, await site.current());
  return sendPage(request, reply, { html, status, policy: contentSecurityPolicy(inlineScripts(html)) });
}

/** A database that does not answer is no reason to withhold the document: its script says what is wrong. */
async function statusOf(pages: Options['pages'], alias: string): Promise<number> {
  try {
    return (await inTime(pages.find(decodeAlias(alias)))) ? 200 : 404;
  } catch {
    return 200;
  }
}

/** Built beside this program (api/rspack.config.ts); a program that runs from source has none and draws without. */
function ownStyleSheet(): Promise<string> {
  return readFile(join(__dirname, 'main.css'), 'utf8').catch(() => '');
}

function decodeAlias(alias: string): string {
  try {
    return decodeURIComponent(alias);
  } catch {
    return alias;
  }
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(ERRORS.not_found.status).send(errorBody(new DomainError('not_found'), request.id));
}
