import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates, UnsavedGuard } from '@ringtag/pages';
import { PageHeader, Skeleton } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor-query';
import { SettingsForm } from './settings-form';
import { settingsQuery, type SavedSettings } from './settings.queries';
import { useSettingsEditor } from './use-settings-editor';

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
        {(settings) => <Editor settings={settings} />}
      </QueryStates>
    </>
  );
}

function Editor({ settings }: { settings: SavedSettings }) {
  const editor = useSettingsEditor(settings);
  return (
    <>
      <SettingsForm editor={editor} />
      <UnsavedGuard
        dirty={editor.dirty}
        saving={editor.saving}
        submit={async () => (await editor.submit()).saved}
      />
    </>
  );
}
