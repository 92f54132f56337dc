import type { Locale, Role } from '@ringtag/contracts';

/** The signed-in user. Read from the database at every request, so that role changes take effect at once (SES-7). */
export interface Viewer {
  sessionId: string;
  userId: string;
  /** Canonical. */
  email: string;
  name: string | null;
  role: Role;
  locale: Locale;
  /** The person said that others use this computer. */
  onSharedComputer: boolean;
  /** When the session began, for actions that need a recent sign-in. */
  signedInAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer?: Viewer;
  }
}
