import { ScanColumn } from '@ringtag/card';
import { brand } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import { ScanFooter } from './scan-footer';

interface ScanLayoutProps {
  /** The page that opens after a sign-in or a sign-out. */
  path: string;
  /** Further actions of the footer, besides sign-in and sign-out. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame around every page of this remote. */
export function ScanLayout({ path, actions, children }: ScanLayoutProps) {
  return (
    <ScanColumn brand={brand.name} footer={<ScanFooter path={path} actions={actions} />}>
      {children}
    </ScanColumn>
  );
}
