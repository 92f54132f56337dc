/** What our cookies have in common (SES-2): `Secure`, which `__Host-` needs, only where there is TLS. */
export function hostCookie(publicUrl: string) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  } as const;
}
