/**
 * The name of a cookie (SES-2). The prefix `__Host-` keeps other hosts of the domain from setting it, but needs TLS.
 * Over plain http the cookie has its bare name. Read the cookie under this name only.
 */
export function hostCookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/**
 * The common options of our cookies (SES-2). `Secure`, which `__Host-` needs, is set only with TLS.
 * @param sameSite `lax` for cookies that must also be sent when another site or a camera app opens a page
 */
export function hostCookie(publicUrl: string, sameSite: 'strict' | 'lax' = 'strict') {
  return {
    path: '/',
    httpOnly: true,
    sameSite,
    secure: publicUrl.startsWith('https:'),
  } as const;
}
