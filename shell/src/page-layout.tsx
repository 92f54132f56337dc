import type { PageContainer as Container, RemoteEntry } from '@ringtag/contracts';
import { lazyWithTexts } from '@ringtag/i18n';
import { isVerified, useUser } from '@ringtag/session';
import { Suspense, type ReactNode } from 'react';
import { DisplayProvider } from './display/display-provider';
import { PageContainer } from './layouts/page-container';
import { Loading } from './pages/loading';
import type { LoadRemote } from './remotes/load-remote';
import { SHELL_TEXTS } from './texts';

/** Scan pages use only the blank layout. The other layouts and their texts load when they are first shown. */
const MainLayout = lazyWithTexts(SHELL_TEXTS, () => import('./layouts/main/main-layout'));
const SignedOutLayout = lazyWithTexts(SHELL_TEXTS, () => import('./layouts/signed-out-layout'));

interface PageLayoutProps {
  /** True for the blank layout. Otherwise the layout depends on who is signed in. */
  blank: boolean;
  container: Container;
  remotes: readonly RemoteEntry[];
  load: LoadRemote;
  children: ReactNode;
}

/**
 * Chooses the layout: blank for scan pages (only the page, for everybody), the main layout for signed-in and verified
 * people, a split screen for all others.
 */
export function PageLayout({ blank, container, remotes, load, children }: PageLayoutProps) {
  const { user } = useUser();
  if (blank) return <PageContainer kind={container}>{children}</PageContainer>;
  return (
    <Suspense fallback={<Loading />}>
      {isVerified(user) ? (
        <DisplayProvider>
          <MainLayout user={user} container={container} remotes={remotes} load={load}>
            {children}
          </MainLayout>
        </DisplayProvider>
      ) : (
        <SignedOutLayout>{children}</SignedOutLayout>
      )}
    </Suspense>
  );
}
