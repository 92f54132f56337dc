import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ERRORS } from '@ringtag/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config/config';
import { DomainError } from '../platform/http/domain-error';
import { errorBody } from '../platform/http/error.filter';
import type { ScanPages } from '../scan/scan-pages';
import { withSite } from './site-block';

const REMOTE_NAME = /^mfe-[a-z-]+$/;
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9]+(\.map)?$/;
const SCAN_PATH = /^\/scan\/([^/?]+)/i;
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

interface Options {
  /** Folder that holds the built applications: `<webRoot>/<application>/dist`. */
  webRoot: string;
  pages: ScanPages;
  site: SiteConfig;
}

/**
 * Serves the built front end: the shell's document for every page, its files, each remote under `/_mf/<name>/`,
 * and `/remotes.json`, which is read anew each time, so that a remote is deployed without this process noticing.
 */
export async function serveFrontend(fastify: FastifyInstance, options: Options): Promise<void> {
  const { webRoot } = options;
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
    return { remotes: await readRemotes(webRoot) };
  });

  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (path.startsWith('api/') || path === 'api' || path.startsWith('_mf/')) return notFound(request, reply);
    if (/\.[a-z0-9]+$/i.test(path)) return sendAsset(reply, join(webRoot, 'shell', 'dist'), path);
    return sendDocument(request, reply, options);
  });
}

function sendAsset(reply: FastifyReply, root: string, file: string): FastifyReply {
  void reply.header('Cache-Control', HASHED.test(file) ? FOREVER : REVALIDATE);
  return reply.sendFile(file, root);
}

async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { webRoot, pages, site }: Options,
): Promise<FastifyReply> {
  const html = await readFile(join(webRoot, 'shell', 'dist', 'index.html'), 'utf8').catch(() => undefined);
  if (html === undefined) return notFound(request, reply);
  const alias = SCAN_PATH.exec(request.url)?.[1];
  const found = alias === undefined || (await pages.find(decodeAlias(alias))) !== undefined;
  // Links from the mailbox carry a secret: nothing that the page loads may learn it, nothing may keep it (LNK-7).
  const secret = request.url.includes('token=');
  void reply
    .status(found ? 200 : 404)
    .header('Content-Security-Policy', contentSecurityPolicy(html))
    .header('Cross-Origin-Opener-Policy', 'same-origin')
    .header('Referrer-Policy', secret ? 'no-referrer' : 'same-origin')
    .header('Cache-Control', secret ? 'no-store' : 'private, no-cache')
    .type('text/html; charset=utf-8');
  return reply.send(withSite(html, site));
}

function decodeAlias(alias: string): string {
  try {
    return decodeURIComponent(alias);
  } catch {
    return alias;
  }
}

/** Inline scripts are allowed by their hash only (XSS-3). */
function contentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Every remote whose description is there; one that is broken does not take the others along. */
async function readRemotes(webRoot: string): Promise<object[]> {
  const names = (await readdir(webRoot)).filter((name) => REMOTE_NAME.test(name)).sort();
  const remotes = await Promise.all(
    names.map(async (name) => {
      try {
        const description = JSON.parse(
          await readFile(join(webRoot, name, 'dist', 'remote.json'), 'utf8'),
        ) as object;
        return [{ ...description, manifest: `/_mf/${name}/mf-manifest.json` }];
      } catch {
        return [];
      }
    }),
  );
  return remotes.flat();
}

function notFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(ERRORS.not_found.status).send(errorBody(new DomainError('not_found'), request.id));
}
