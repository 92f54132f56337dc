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
