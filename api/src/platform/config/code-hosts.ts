import type { ServerConfig } from './config';

/** The hosts of the short domain and of the link service, without that of the site, which would lead to itself. */
export function listCodeHosts({
  shortUrl,
  codesUrl,
  publicUrl,
}: Pick<ServerConfig, 'shortUrl' | 'codesUrl' | 'publicUrl'>): string[] {
  const toHost = (url: string) => new URL(url).host;
  return [...new Set([shortUrl, codesUrl].map(toHost))].filter((host) => host !== toHost(publicUrl));
}
