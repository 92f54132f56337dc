import { usePageTitle, useTranslation } from '@ringtag/i18n';
import { QueryStates } from '@ringtag/pages';
import { PageHeader } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link, useParams } from '@ringtag/vendor/router';
import type { ReactNode } from 'react';
import { PresetForm } from './preset-form';
import { presetQuery } from './presets.queries';

/** /presets/new and /presets/{id}: edits a design for many codes, and draws it while it is changed. */
export default function PresetPage() {
  const { t } = useTranslation('presets');
  const { id } = useParams();
  if (id !== undefined) return <SavedPreset key={id} id={id} />;
  return (
    <Page title={t('new')}>
      <PresetForm />
    </Page>
  );
}

function SavedPreset({ id }: { id: string }) {
  const { t } = useTranslation('presets');
  const query = useQuery(presetQuery(id));
  return (
    <Page title={query.data?.name ?? t('one')}>
      <QueryStates query={query} errorTitle={t('oneFailed')}>
        {(preset) => <PresetForm preset={preset} />}
      </QueryStates>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('presets');
  usePageTitle(title);
  return (
    <>
      <PageHeader back={<Link to="/presets">{t('title')}</Link>} title={title} />
      {children}
    </>
  );
}
