import type { Locale, Role } from '@ringtag/contracts';

/** Who is asking: read from the database at every request, so that role changes act at once (SES-7). */
export interface Viewer {
  sessionId: string;
  userId: string;
  /** Canonical. */
  email: string;
  name: string | null;
  role: Role;
  locale: Locale;
  /** When this session was opened: what needs a fresh proof looks at it. */
  signedInAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
  }
}
