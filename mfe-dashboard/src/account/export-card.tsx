import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { saveFile } from '@ringtag/pages';
import { todayHere } from '@ringtag/profile-fields';
import { Button, IconDownload, Section } from '@ringtag/ui';
import { useAccountExport } from './account.queries';

/** Downloads everything that the account holds. */
export function ExportCard() {
  const { t } = useTranslation('profile');
  const load = useAccountExport();
  return (
    <Section title={t('account.export.title')} text={t('account.export.text')}>
      <FailureAlert title={t('account.export.failed')} error={load.error} />
      <div>
        <Button
          variant="outline"
          icon={<IconDownload />}
          loading={load.isPending}
          onClick={() =>
            load.mutate(undefined, {
              onSuccess: (account) =>
                saveFile(
                  `account-${todayHere()}.json`,
                  new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' }),
                ),
            })
          }
        >
          {t('account.export.button')}
        </Button>
      </div>
    </Section>
  );
}
