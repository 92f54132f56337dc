import type { ProfileFieldKey, SocialKey } from './profile-fields';

interface Network {
  /** Links to these domains and to those below them are kept as they are. */
  domains: readonly [string, ...string[]];
  /** The host of links that are made from a handle; the first domain when absent. */
  host?: string;
  /** The part of the path before a handle. */
  prefix?: string;
}

/** A network without an entry here is a type error, because its values could not be saved. */
const NETWORKS: Record<SocialKey, Network> = {
  linkedin: { domains: ['linkedin.com'], host: 'www.linkedin.com', prefix: 'in/' },
  twitter: { domains: ['x.com', 'twitter.com'] },
  instagram: { domains: ['instagram.com'], host: 'www.instagram.com' },
  facebook: { domains: ['facebook.com', 'fb.com'], host: 'www.facebook.com' },
  github: { domains: ['github.com'] },
  tiktok: { domains: ['tiktok.com'], host: 'www.tiktok.com', prefix: '@' },
  youtube: { domains: ['youtube.com', 'youtu.be'], host: 'www.youtube.com', prefix: '@' },
  telegram: { domains: ['t.me', 'telegram.me'] },
  whatsapp: { domains: ['wa.me', 'whatsapp.com'] },
  vkontakte: { domains: ['vk.com', 'vk.ru'] },
};

export const PHONE_KEYS: readonly ProfileFieldKey[] = ['phone', 'businessPhone', 'alternativePhone'];
/** Looks like exactly one e-mail address. `isEmail` made the full check when the value was saved. */
const ONE_MAILBOX = /^[^\s@,;:/]+@[^\s@,;:/]+$/;
/** A name with a dot: people type a website like this, without its scheme. */
const BARE_WEBSITE = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(:\d+)?([/?#]|$)/u;
const HANDLE = /^@?([\p{L}\p{N}_.-]+)$/u;
const PHONE = /^\+?[\d\s()./-]+$/;
/** E.164 ends at 15 digits. */
const DIALLED_DIGITS = /^\+?\d{3,15}$/;
/** A number that can be called from everywhere: its digits. */
const ABROAD = /^\+([1-9]\d+)$/;

/**
 * The address that a public profile value links to, or undefined if the value is shown as plain text. Owners write
 * these values and strangers tap them, so every link is built here from recognised parts (XSS-2).
 * @param dialled what a telephone dials for the value, if the server has said so; null if it dials nothing
 */
export function profileLink(
  key: ProfileFieldKey,
  value: string,
  dialled: string | null | undefined = toPlainNumber(value),
): string | undefined {
  const text = value.trim();
  if (key === 'email')
    return ONE_MAILBOX.test(text) ? `mailto:${encodeURIComponent(text).replace('%40', '@')}` : undefined;
  if (key === 'website') return toWebsiteUrl(text)?.href;
  if (PHONE_KEYS.includes(key)) return dialled ? `tel:${dialled}` : undefined;
  const network = (NETWORKS as Partial<Record<ProfileFieldKey, Network>>)[key];
  // WhatsApp has no handles, only phone numbers with their country code.
  const handle = key === 'whatsapp' ? ABROAD.exec(dialled ?? '') : HANDLE.exec(text);
  return network && networkLink(network, text, handle?.[1]);
}

function networkLink(
  { domains, host = domains[0], prefix = '' }: Network,
  text: string,
  handle: string | undefined,
): string | undefined {
  const url = toWebsiteUrl(text);
  if (url && domains.some((domain) => `.${url.hostname}`.endsWith(`.${domain}`)) && !url.port) {
    return `https://${url.hostname}${url.pathname}${url.search}`;
  }
  return handle && `https://${host}/${prefix}${encodeURIComponent(handle)}`;
}

/** An http(s) address without a password in it. An address without a scheme gets https. */
export function toWebsiteUrl(text: string): URL | undefined {
  const address = BARE_WEBSITE.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\/[^/\\]/i.test(address) || /\s/.test(address)) return undefined;
  try {
    const url = new URL(address);
    return url.username || url.password ? undefined : url;
  } catch {
    return undefined;
  }
}

/**
 * The digits as typed with the leading plus, without the separators that people type between them; undefined for what
 * cannot be dialled like this. The server knows how numbers of all countries are written, and says what to dial where it
 * is something else (`toDialled`).
 */
export function toPlainNumber(typed: string): string | undefined {
  const text = typed.trim();
  if (!PHONE.test(text)) return undefined;
  const number = text.replace(/[^+\d]/g, '');
  return DIALLED_DIGITS.test(number) ? number : undefined;
}
