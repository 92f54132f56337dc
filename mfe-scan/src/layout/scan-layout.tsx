import { ScanColumn } from '@ringtag/card';
import { brand } from '@ringtag/i18n';
import type { ReactNode } from 'react';
import { ScanFooter, type ScanFooterProps } from './scan-footer';

interface ScanLayoutProps extends ScanFooterProps {
  children: ReactNode;
}

/** The frame around every page of this remote. */
export function ScanLayout({ children, ...footer }: ScanLayoutProps) {
  return (
    <ScanColumn brand={brand.name} footer={<ScanFooter {...footer} />}>
      {children}
    </ScanColumn>
  );
}
