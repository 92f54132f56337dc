import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates } from '@ringtag/pages';
import { PageHeader, Skeleton } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { SettingsForm } from './settings-form';
import { settingsQuery } from './settings.queries';

/** /settings: the settings of the whole installation. */
export default function SettingsPage() {
  const { t } = useTranslation('settings');
  usePageTitle(t('title'));
  const query = useQuery(settingsQuery());
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryStates
        query={query}
        errorTitle={t('loadFailed')}
        skeleton={
          <>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </>
        }
      >
        {(settings) => <SettingsForm settings={settings} />}
      </QueryStates>
    </>
  );
}
