import { brand } from '@ringtag/i18n';
import { ScanColumn } from '@ringtag/scan-card';
import type { ReactNode } from 'react';
import { ScanFooter } from './scan-footer';

/** What stands around every page of this remote. `path` is where a sign-in or sign-out leads back to. */
export function ScanLayout({ path, children }: { path: string; children: ReactNode }) {
  return (
    <ScanColumn brand={brand.name} footer={<ScanFooter path={path} />}>
      {children}
    </ScanColumn>
  );
}
