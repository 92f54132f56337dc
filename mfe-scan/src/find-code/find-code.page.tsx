import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { Card, Stack } from '@ringtag/ui/lite';
import { Heading } from '../layout/heading';
import { ScanLayout } from '../layout/scan-layout';
import { AliasForm } from './alias-form';

export default function FindCodePage() {
  const { t } = useTranslation('scan');
  usePageTitle(t('findCode.title'));
  return (
    <ScanLayout path="/scan">
      <Card>
        <Stack gap={4}>
          <Heading>{t('findCode.title')}</Heading>
          <p>{t('findCode.text')}</p>
          <AliasForm />
        </Stack>
      </Card>
    </ScanLayout>
  );
}
