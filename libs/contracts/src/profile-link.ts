import type { ProfileFieldKey, SocialKey } from './profile-fields';

interface Network {
  /** Links to these hosts are kept as they are. The first host is used for links that are made from a handle. */
  hosts: readonly [string, ...string[]];
  /** The part of the path before a handle. */
  prefix?: string;
}

/** A network without an entry here is a type error, because its values could not be saved. */
const NETWORKS: Record<SocialKey, Network> = {
  linkedin: { hosts: ['www.linkedin.com', 'linkedin.com'], prefix: 'in/' },
  twitter: { hosts: ['x.com', 'www.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'] },
  instagram: { hosts: ['www.instagram.com', 'instagram.com'] },
  facebook: { hosts: ['www.facebook.com', 'facebook.com', 'm.facebook.com', 'fb.com'] },
  github: { hosts: ['github.com', 'www.github.com'] },
  tiktok: { hosts: ['www.tiktok.com', 'tiktok.com', 'vm.tiktok.com'], prefix: '@' },
  youtube: { hosts: ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'youtu.be'], prefix: '@' },
  telegram: { hosts: ['t.me', 'telegram.me'] },
  whatsapp: { hosts: ['wa.me'] },
  vkontakte: { hosts: ['vk.com', 'www.vk.com', 'm.vk.com', 'vk.ru'] },
};

export const PHONE_KEYS: readonly ProfileFieldKey[] = ['phone', 'businessPhone', 'alternativePhone'];
/** Looks like exactly one e-mail address. `isEmail` made the full check when the value was saved. */
const ONE_MAILBOX = /^[^\s@,;:/]+@[^\s@,;:/]+$/;
/** A name with a dot: people type a website like this, without its scheme. */
const BARE_WEBSITE = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;
const HANDLE = /^@?([\p{L}\p{N}_.-]+)$/u;
const PHONE = /^\+?[\d\s()./-]+$/;
const MIN_PHONE_DIGITS = 3;
/** The highest number of digits in E.164. */
const MAX_PHONE_DIGITS = 15;

/**
 * The address that a public profile value links to, or undefined if the value is shown as plain text. Owners write
 * these values and strangers tap them, so every link is built here from recognised parts (XSS-2).
 */
export function profileLink(key: ProfileFieldKey, value: string): string | undefined {
  const text = value.trim();
  if (key === 'email')
    return ONE_MAILBOX.test(text) ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : undefined;
  if (key === 'website') return toWebsite(text)?.href;
  if (PHONE_KEYS.includes(key)) return withPrefix('tel:', toPhone(text));
  const network = (NETWORKS as Partial<Record<ProfileFieldKey, Network>>)[key];
  return network && networkLink(key, network, text);
}

function networkLink(
  key: ProfileFieldKey,
  { hosts, prefix = '' }: Network,
  text: string,
): string | undefined {
  const host = `https://${hosts[0]}/`;
  if (key === 'whatsapp' && PHONE.test(text)) return withPrefix(host, toPhone(text)?.replace('+', ''));
  const handle = HANDLE.exec(text)?.[1];
  const url = toWebsite(text);
  if (url && hosts.includes(url.hostname) && !url.port) {
    return `https://${url.hostname}${url.pathname}${url.search}`;
  }
  // WhatsApp has no handles, only phone numbers.
  if (!handle || key === 'whatsapp') return undefined;
  return host + prefix + encodeURIComponent(handle);
}

/** An http(s) address without a password in it. An address without a scheme gets https. */
function toWebsite(text: string): URL | undefined {
  const address = BARE_WEBSITE.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\/[^/\\]/i.test(address) || /\s/.test(address)) return undefined;
  try {
    const url = new URL(address);
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/** The digits with the leading plus, without the separators that people type between them. */
function toPhone(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS || digits.length > MAX_PHONE_DIGITS) return undefined;
  return (text.startsWith('+') ? '+' : '') + digits;
}

function withPrefix(prefix: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : prefix + text;
}
