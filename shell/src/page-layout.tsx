import type { PageContainer as Container, RemoteList } from '@ringtag/contracts';
import { brand, lazyWithTexts } from '@ringtag/i18n';
import { isVerified, useUser } from '@ringtag/session';
import { Suspense, useLayoutEffect, type ReactNode } from 'react';
import { DisplayProvider } from './display/display-provider';
import { hasFirstPaint } from './first-paint/first-paint';
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
  list: RemoteList;
  load: LoadRemote;
  children: ReactNode;
}

/**
 * Chooses the layout: blank for scan pages (only the page, for everybody), the main layout for signed-in and verified
 * people, a split screen for all others.
 */
export function PageLayout({ blank, container, list, load, children }: PageLayoutProps) {
  const { user } = useUser();
  useLayoutEffect(() => {
    // Scan pages name themselves. What the server has drawn has its title from there.
    if (blank && !hasFirstPaint()) document.title = brand.name;
  }, [blank]);
  if (blank) return <PageContainer kind={container}>{children}</PageContainer>;
  return (
    <Suspense fallback={<Loading />}>
      {isVerified(user) ? (
        <DisplayProvider>
          <MainLayout user={user} container={container} list={list} load={load}>
            {children}
          </MainLayout>
        </DisplayProvider>
      ) : (
        <SignedOutLayout list={list}>{children}</SignedOutLayout>
      )}
    </Suspense>
  );
}
