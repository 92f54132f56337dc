import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import type { PageContainer, RemoteEntry } from '@ringtag/mf-contract';
import { isVerified, useUser } from '@ringtag/session';
import { DisplayProvider } from './display/display-provider';
import { addShellTexts } from './locales/add-shell-texts';
import { OfflineNotice } from './pages/shell-pages';
import type { LoadRemote } from './remotes/load-remote';
import { BlankLayout } from './layouts/blank-layout';
import { Loading } from './pages/loading';

/** Apart from the blank layout none is needed by a scan page: they and their texts load when first shown. */
function withTexts<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: (await Promise.all([load(), addShellTexts()]))[0] }));
}
const MainLayout = withTexts(async () => (await import('./layouts/main/main-layout')).MainLayout);
const SignedOutLayout = withTexts(async () => (await import('./layouts/signed-out-layout')).SignedOutLayout);

interface PageLayoutProps {
  /** The same for everybody; otherwise who looks decides. */
  blank: boolean;
  container: PageContainer;
  remotes: readonly RemoteEntry[];
  load: LoadRemote;
  children: ReactNode;
}

/** Blank for scan pages, the main layout for signed-in and verified people, a split screen for everybody else. */
export function PageLayout({ blank, container, remotes, load, children }: PageLayoutProps) {
  const { user } = useUser();
  if (blank) return <BlankLayout container={container}>{children}</BlankLayout>;
  const page = (
    <>
      {children}
      <Suspense fallback={null}>
        <OfflineNotice />
      </Suspense>
    </>
  );
  return (
    <Suspense fallback={<Loading />}>
      <DisplayProvider>
        {isVerified(user) ? (
          <MainLayout user={user} container={container} remotes={remotes} load={load}>
            {page}
          </MainLayout>
        ) : (
          <SignedOutLayout>{page}</SignedOutLayout>
        )}
      </DisplayProvider>
    </Suspense>
  );
}
