import { lazy, Suspense, type ReactNode } from 'react';
import type { RemoteEntry } from '@ringtag/mf-contract';
import { isVerified, useUser } from '@ringtag/session';
import { addShellTexts } from '../locales/add-shell-texts';
import { OfflineNotice } from '../pages/shell-pages';
import { BlankLayout } from './blank-layout';
import { Loading } from './loading';

// Apart from the blank layout, none is needed by a scan page: they and their texts load when first shown.
const MainLayout = lazy(async () => {
  const [{ MainLayout: layout }] = await Promise.all([import('./main-layout'), addShellTexts()]);
  return { default: layout };
});
const SignedOutLayout = lazy(async () => {
  const [{ SignedOutLayout: layout }] = await Promise.all([import('./signed-out-layout'), addShellTexts()]);
  return { default: layout };
});

const GalleryLayout = lazy(async () => {
  const [{ GalleryLayout: layout }] = await Promise.all([import('./gallery-layout'), addShellTexts()]);
  return { default: layout };
});

interface PageLayoutProps {
  /** `own` is chosen by who looks. */
  kind: 'blank' | 'gallery' | 'own';
  remotes: readonly RemoteEntry[];
  preload: (path: string) => void;
  children: ReactNode;
}

/** Blank for scan pages, main for signed-in and verified people, split screen for everybody else. */
export function PageLayout({ kind, remotes, preload, children }: PageLayoutProps) {
  const { user } = useUser();
  if (kind === 'blank') return <BlankLayout>{children}</BlankLayout>;
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
      {isVerified(user) ? (
        <MainLayout user={user} remotes={remotes} preload={preload}>
          {page}
        </MainLayout>
      ) : kind === 'gallery' ? (
        <GalleryLayout>{page}</GalleryLayout>
      ) : (
        <SignedOutLayout>{page}</SignedOutLayout>
      )}
    </Suspense>
  );
}
