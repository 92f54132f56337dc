import { brand } from '@ringtag/i18n';
import { ScanColumn } from '@ringtag/scan-card';
import type { ReactNode } from 'react';
import { ScanFooter } from './scan-footer';

interface ScanLayoutProps {
  /** Where a sign-in or sign-out leads back to. */
  path: string;
  /** What the footer offers besides the ways in and out. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What stands around every page of this remote. */
export function ScanLayout({ path, actions, children }: ScanLayoutProps) {
  return (
    <ScanColumn brand={brand.name} footer={<ScanFooter path={path} actions={actions} />}>
      {children}
    </ScanColumn>
  );
}
