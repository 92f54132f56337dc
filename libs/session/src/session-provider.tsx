import { QueryClientProvider, type QueryClient } from '@ringtag/vendor-query';
import { createContext, useContext, type ReactNode } from 'react';
import type { Session } from './session';

const SessionContext = createContext<Session | undefined>(undefined);

interface SessionProviderProps {
  queryClient: QueryClient;
  session: Session;
  children: ReactNode;
}

/** Query cache and session for everything below. Rendered once, by the shell (and by specs of pages). */
export function SessionProvider({ queryClient, session, children }: SessionProviderProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionContext value={session}>{children}</SessionContext>
    </QueryClientProvider>
  );
}

/** Sign-out, refresh and keep-working. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}
