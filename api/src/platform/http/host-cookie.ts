/**
 * How a cookie of ours is called (SES-2): `__Host-`, which no neighbouring host can plant, needs TLS; over plain http
 * another name is used. Whoever reads it takes this name and no other.
 */
export function hostCookieName(publicUrl: string, name: string): string {
  return publicUrl.startsWith('https:') ? `__Host-${name}` : name;
}

/**
 * What our cookies have in common (SES-2): `Secure`, which `__Host-` needs, only where there is TLS.
 * @param sameSite `lax` for what has to come along when another site or a camera opens a page
 */
export function hostCookie(publicUrl: string, sameSite: 'strict' | 'lax' = 'strict') {
  return {
    path: '/',
    httpOnly: true,
    sameSite,
    secure: publicUrl.startsWith('https:'),
  } as const;
}
