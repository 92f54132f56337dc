import type { Locale, Role } from '@ringtag/contracts';

/** Who is asking: read from the database at every request, so that role changes act at once (SES-7). */
export interface Viewer {
  sessionId: string;
  userId: string;
  email: string;
  name: string | null;
  role: Role;
  locale: Locale;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
  }
}
