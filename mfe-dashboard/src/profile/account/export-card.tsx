import { FailureAlert, todayHere } from '@ringtag/forms';
import { brand, useTranslation } from '@ringtag/i18n';
import { Button, IconDownload } from '@ringtag/ui';
import { AccountCard } from './account-card';
import { useAccountExport } from './account.queries';

/** Everything that the account holds, to take along. */
export function ExportCard() {
  const { t } = useTranslation('profile');
  const load = useAccountExport();
  return (
    <AccountCard title={t('export.title')} text={t('export.text')}>
      <FailureAlert error={load.error} />
      <div>
        <Button
          variant="outline"
          icon={<IconDownload />}
          loading={load.isPending}
          onClick={() =>
            load.mutate(undefined, {
              onSuccess: (account) =>
                download(`${brand.name.toLowerCase()}-${todayHere()}.json`, JSON.stringify(account, null, 2)),
            })
          }
        >
          {t('export.button')}
        </Button>
      </div>
    </AccountCard>
  );
}

function download(name: string, json: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser reads it after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
