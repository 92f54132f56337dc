import { QueryClientProvider, type QueryClient } from '@ringtag/vendor/query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

interface SessionProviderProps {
  queryClient: QueryClient;
  session: Session;
  children: ReactNode;
}

/**
 * Gives the query cache and the session to all components below it. Rendered once, by the shell (and by specs of
 * pages).
 */
export function SessionProvider({ queryClient, session, children }: SessionProviderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  );
}

/** The session of the page, as the shell has started it. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}
