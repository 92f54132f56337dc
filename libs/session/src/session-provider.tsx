import { createContext, useContext, type ReactNode } from 'react';
import { QueryClientProvider, type QueryClient } from '@ringtag/vendor-query';
import { Provider } from '@ringtag/vendor-redux';
import type { Session } from './session';
import type { AppStore } from './store';

const SessionContext = createContext<Session | undefined>(undefined);

interface SessionProviderProps {
  store: AppStore;
  queryClient: QueryClient;
  session: Session;
  children: ReactNode;
}

/** Store, query cache and session for everything below. Rendered once, by the shell (and by specs of pages). */
export function SessionProvider({ store, queryClient, session, children }: SessionProviderProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <SessionContext value={session}>{children}</SessionContext>
      </QueryClientProvider>
    </Provider>
  );
}

/** Sign-out, refresh and keep-working. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above');
  return session;
}
