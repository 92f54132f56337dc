import { createHash } from 'node:crypto';

/** Inline scripts and styles are allowed by their hash only (XSS-3). */
export function contentSecurityPolicy(scripts: readonly string[], styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The texts of a document's inline scripts. Data blocks have a type, and browsers do not run them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
