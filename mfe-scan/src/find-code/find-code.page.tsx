import { useTranslation } from '@ringtag/i18n';
import { PageCard } from '../layout/page-card';
import { ScanLayout } from '../layout/scan-layout';
import { AliasForm } from './alias-form';

export default function FindCodePage() {
  const { t } = useTranslation('states');
  return (
    <ScanLayout path="/scan">
      <PageCard title={t('findCode.title')}>
        <p>{t('findCode.text')}</p>
        <AliasForm />
      </PageCard>
    </ScanLayout>
  );
}
