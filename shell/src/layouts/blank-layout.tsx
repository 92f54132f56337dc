import type { PageContainer as Container } from '@ringtag/mf-contract';
import type { ReactNode } from 'react';
import { PageContainer } from './page-container';

interface BlankLayoutProps {
  container: Container;
  children: ReactNode;
}

/** The layout of scan pages for everybody: only the page (specification 2). */
export function BlankLayout({ container, children }: BlankLayoutProps) {
  return <PageContainer kind={container}>{children}</PageContainer>;
}
